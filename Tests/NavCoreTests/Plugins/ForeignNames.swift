/// Public names of SwiftUI, Foundation, Observation and the standard library, as their
/// documentation lists them; a type of the same name would be ambiguous in an app.
enum ForeignNames {
  static let all = Set(
    [swiftUI, swiftUINavigation, swiftUIStyles, foundation, observation, standardLibrary]
      .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })

  private static let swiftUI = """
    Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableData
    AnimatablePair AnimatableValues Animation AnyGradient AnyLayout AnyShape AnyShapeStyle
    AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase Axis BackgroundTask Binding
    BindableValue Bindable BlendMode Button ButtonRole ButtonSizing ButtonStyle Calendar Canvas
    Capsule Circle Color ColorPicker ColorScheme ColorSchemeContrast CommandGroup CommandMenu
    Commands CommandsBuilder ContainerRelativeShape ContainerValues ContentMode ContentShapeKinds
    ContentTransition ContentUnavailableView ControlGroup ControlSize CoordinateSpace
    CustomAnimation DatePicker DisclosureGroup Divider DragGesture DropDelegate DropInfo
    DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton
    EditMode Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands EmptyModifier EmptyView
    EmptyVisualEffect Environment EnvironmentKey EnvironmentObject EnvironmentValues
    EquatableView EventModifiers ExclusiveGesture FetchRequest FetchedResults FileDocument
    FillShapeStyle FillStyle FocusInteractions FocusState FocusedBinding FocusedObject
    FocusedValue FocusedValueKey FocusedValues Font ForEach Form Gauge GeometryEffect
    GeometryProxy GeometryReader Gesture GestureMask GestureState Glass Gradient GraphicsContext
    Grid GridItem GridLayout GridRow Group GroupBox HStack HStackLayout HelpLink
    HierarchicalShapeStyle HorizontalAlignment HorizontalEdge Image ImageRenderer
    InsetShape InsettableShape InspectorCommands Keyframe KeyEquivalent KeyPress KeyboardShortcut
    Label LabeledContent LabeledContentStyle Layout LayoutDirection LayoutDirectionBehavior
    LayoutKey LayoutPriority LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey
    LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient Link List
    LocalizedStringKey LongPressGesture MagnifyGesture Material Menu MenuOrder MeshGradient
    ModifiedContent MoveCommandDirection MultiDatePicker Namespace NewDocumentButton
    ObservedObject OffsetShape OpenURLAction OutlineGroup PasteButton Path PeriodicTimelineSchedule
    PhaseAnimator Picker PlaceholderTextShapeStyle PinnedScrollableViews PlainTextFormattingOptions
    PopoverAttachmentAnchor PreferenceKey PresentationAdaptation PresentationDetent
    PresentationMode PresentedWindowContent PreviewDevice PreviewProvider PreviewModifier
    PrimitiveButtonStyle ProgressView Prominence ProjectionTransform ProposedViewSize
    RadialGradient Rectangle RectangleCornerRadii RedactionReasons RefreshAction RenameAction
    RotateGesture RotatedShape RoundedCornerStyle RoundedRectangle SafeAreaRegions ScaledMetric
    ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneStorage ScrollPosition ScrollTarget
    ScrollView ScrollViewProxy ScrollViewReader Section SecureField SequenceGesture Settings
    Shader ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShareLink SimultaneousGesture
    Slider SortOrder Spacer SpatialTapGesture Spring State StateObject Stepper StrokeStyle
    SubmitLabel SubmitTriggers Subview SubviewsCollection SymbolColorRenderingMode
    SymbolRenderingMode SymbolVariants Tab TabContent TabRole TabSection TabView Table TableColumn
    TableRow TapGesture Text TextAlignment TextEditor TextField TextRenderer TextSelection
    TimelineSchedule TimelineView TintShapeStyle TitleDisplayMode Toggle Toolbar
    ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarRole ToolbarSpacer Transaction
    TransactionKey Transition TransitionPhase TransitionProperties TransformedShape TupleView
    UnevenRoundedRectangle UnitCurve UnitPoint VStack VStackLayout VectorArithmetic
    VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing
    ViewThatFits Visibility VisualEffect Widget WidgetBundle Window WindowGroup WindowStyle
    WritingDirection ZStack ZStackLayout
    """

  private static let swiftUINavigation = """
    DismissAction DismissBehavior DismissSearchAction HSplitView InterfaceOrientation
    NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewConfiguration NavigationSplitViewStyle
    NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
    NavigationViewStyle PagerTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize
    StackNavigationViewStyle ColumnNavigationViewStyle DoubleColumnNavigationViewStyle
    UserInterfaceSizeClass VSplitView ZoomNavigationTransition
    """

  private static let swiftUIStyles = """
    AutomaticNavigationSplitViewStyle BalancedNavigationSplitViewStyle BorderedButtonStyle
    ColorRenderingMode ControlGroupStyle DefaultButtonStyle DefaultListStyle DisclosureGroupStyle
    FormStyle GaugeStyle GroupBoxStyle IndexViewStyle LabelStyle LinkButtonStyle ListStyle
    MenuStyle PickerStyle PlainButtonStyle PlainListStyle ProgressViewStyle
    ProminentDetailNavigationSplitViewStyle SwitchToggleStyle TabViewStyle TableStyle
    TextEditorStyle TextFieldStyle TitleOnlyLabelStyle ToggleStyle
    """

  private static let foundation = """
    AffineTransform ArithmeticError AttributeContainer AttributeScope AttributedString
    AttributedSubstring Bundle ByteCountFormatStyle ByteCountFormatter CachedURLResponse
    CharacterSet Cocoa CocoaError CodableWithConfiguration ComparisonResult Data DataProtocol Date
    DateComponents DateFormatter DateInterval Decimal DecodableWithConfiguration Dimension
    DispatchQueue Duration EnumerationOptions Expression FileAttributeKey FileHandle FileManager
    FileWrapper Formatter FormatStyle HTTPCookie HTTPURLResponse Host IndexPath IndexSet
    InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization Key Locale
    LocalizedError LocalizedStringResource Measurement Message Morphology NSObject NSString
    Notification NotificationCenter NumberFormatter Operation OperationQueue OutputStream
    ParseStrategy PersonNameComponents Pipe Port Predicate Process ProcessInfo Progress
    PropertyListDecoder PropertyListEncoder RecoverableError RunLoop Scanner SortComparator
    SortDescriptor Stream StringInterpolation Thread TimeInterval TimeZone Timer URL URLComponents
    URLError URLQueryItem URLRequest URLResponse URLSession URLSessionTask UUID Unit UnitAngle
    UnitLength UndoManager UserDefaults UserInfo XMLDocument XMLNode XMLParser
    """

  private static let observation = """
    Observable Observations ObservationIgnored ObservationRegistrar ObservationTracked
    ObservableObject Published ObservableObjectPublisher AnyCancellable Cancellable Publisher
    Subject Subscriber
    """

  private static let standardLibrary = """
    Actor AnyHashable Array AsyncSequence AsyncStream Bool Character ClosedRange Clock Codable
    CodingKey Collection Comparable ContinuousClock Decodable Decoder Dictionary Double Encodable
    Encoder Equatable Error Executor Float Hashable Hasher Identifiable Instant Int Iterator
    KeyPath MainActor Mirror Never Optional Range Regex Result Sendable Sequence Set Slice String
    Substring SuspendingClock Task TaskGroup Unicode Void
    """
}
