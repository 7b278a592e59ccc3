extension Wording {
  /// Arabic, which is written from right to left.
  public static let arabic = {
    var words = Wording()
    words.locale = "ar"
    words.back = "رجوع"
    words.backTo = "رجوع إلى {}"
    words.home = "الرئيسية"
    words.showColumn = "إظهار {}"
    words.hideColumn = "إخفاء {}"
    words.sidebar = "الشريط الجانبي"
    words.inspector = "لوحة الفحص"
    words.history = "الرجوع إلى"
    words.more = "المزيد"
    words.search = "بحث"
    words.cancel = "إلغاء"
    words.close = "إغلاق"
    words.keys = "المفاتيح"
    words.moveFocus = "نقل التركيز"
    words.activate = "فتح أو ضغط"
    words.goBack = "الرجوع خطوة"
    words.goHome = "الانتقال إلى الرئيسية"
    words.changeColumn = "تغيير العمود"
    words.toggleSidebar = "إظهار الشريط الجانبي أو إخفاؤه"
    words.toggleInspector = "إظهار لوحة الفحص أو إخفاؤها"
    words.resizeColumn = "تضييق العمود أو توسيعه"
    words.turnDevice = "تدوير الجهاز"
    words.moveView = "عرض جزء آخر من الجهاز"
    words.openMenu = "القائمة أو السجل"
    words.goToSearch = "حقل البحث"
    words.showKeys = "عرض هذه المفاتيح"
    words.quit = "إنهاء"
    words.scroll = "التمرير بمقدار صفحة"
    words.scrollToEnds = "إلى البداية أو النهاية"
    words.quitAtOnce = "إنهاء فوري، دون سؤال"
    words.noScreen = "لا توجد شاشة مسجلة للمسار {}."
    words.themeKept = "بقيت السمة كما كانت"
    // Arabic keys have English names on them.
    return words
  }()
}
