extension Wording {
  /// Japanese.
  public static let japanese = {
    var words = Wording()
    words.locale = "ja"
    words.back = "戻る"
    words.backTo = "「{}」に戻る"
    words.home = "ホーム"
    words.showColumn = "{}を表示"
    words.hideColumn = "{}を非表示"
    words.sidebar = "サイドバー"
    words.inspector = "インスペクタ"
    words.history = "戻る先"
    words.more = "その他"
    words.search = "検索"
    words.cancel = "キャンセル"
    words.close = "閉じる"
    words.keys = "キー操作"
    words.moveFocus = "フォーカスを移動"
    words.activate = "開く・押す"
    words.goBack = "前の画面に戻る"
    words.goHome = "ホームへ移動"
    words.changeColumn = "カラムを切り替え"
    words.toggleSidebar = "サイドバーの表示／非表示"
    words.toggleInspector = "インスペクタの表示／非表示"
    words.resizeColumn = "カラムの幅を狭く／広く"
    words.turnDevice = "デバイスを回転"
    words.moveView = "デバイスの別の部分を表示"
    words.openMenu = "メニュー・履歴"
    words.goToSearch = "検索フィールドへ"
    words.showKeys = "このキー一覧を表示"
    words.quit = "終了"
    words.scroll = "1ページずつスクロール"
    words.scrollToEnds = "先頭または末尾へ"
    words.quitAtOnce = "確認せずにすぐ終了"
    words.noScreen = "ルート「{}」の画面は登録されていません。"
    words.themeKept = "テーマは変更されていません"
    // Japanese keys have English names on them.
    return words
  }()
}
