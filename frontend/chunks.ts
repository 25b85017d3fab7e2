/** Libraries that public pages and the back office begin with. */
const LIBRARIES =
  /node_modules\/(axios|lucide-react(?!.*\/icons\/(?!x\.))|react-router|react-router-dom|@tanstack)\/|vite\/preload-helper/;

/** Our own code that both begin with, and what public pages begin with and the back office has, too. */
const SHARED = [
  /src\/(browser-storage|page-state|paths|reload|site|words)\.ts$/,
  /src\/(theme\/theme|layouts\/use-page-start)\.ts$/,
  /src\/api\/(?!first-|session-|read-events)[\w-]+\.ts$/,
  /src\/components\/(Badge|BrandMark|button|ErrorBoundary|HeroFigure|icon-button|PageMeta)\./,
  /src\/components\/(QueryState|Skeleton|SkipLink|StatusPanel|ThemeToggle|use-hydrated|use-text-over-reload)\./,
  /src\/components\/part\/(?!late-|first-|tell-)/,
  /src\/components\/toaster\/(toast-store|PlainToast|ToastArea|Toaster\.module)/,
  /src\/features\/courses\/course-labels\.ts$/,
  /backend\/src\/common\/price\//,
];

/** What home begins with, and stories of the back office have, too. */
const PICTURES = [
  /src\/components\/Picture\./,
  /src\/features\/testimonials\/components\/(Portrait|SuccessStory)\./,
];

/** What the outlines of the screens need before anything of Ant Design has come. */
const OUTLINES = [
  /src\/api\/(first-answers|session-holder)\./,
  /src\/components\/admin\/(FigureStrip|PageHead\.module)/,
  /src\/layouts\/(AdminShell|admin-entries|ScreenSkeleton)/,
];

/** Icons of many screens. */
const ICONS = 'Check|Close|Delete|Down|Edit|Export|Left|Plus|Right';

/** What every screen of the back office stands on; what it needs of other libraries comes with it. */
const OFFICE = [
  /node_modules\/(@ant-design\/(?!icons)|@babel|@emotion|stylis|react-is|is-mobile)/,
  /node_modules\/antd\/es\/(button|config-provider\/(?!defaultRenderEmpty)|locale|theme)\//,
  new RegExp(`@ant-design/icons(-svg)?/es/(asn|icons)/(${ICONS})Outlined`),
  /src\/api\/generated\/(auth|stats|sync|users|[\w-]+-admin)\//,
  /src\/components\/admin\/(?!ConfirmModal|Dialog\.|Pagination|SearchField|SecretDialog|use-list-state)[\w-]+\./,
  /src\/components\/picture-address\./,
  /src\/components\/(admin\/(late\/(Hint|LateDrawer|LateSelect)|forms\/form-drafts|table\/table-owner)|part\/(late-|first-|tell-)|toaster\/toast-failure)/,
  /src\/features\/(auth\/session|testimonials\/admin\/queue)\//,
  /src\/layouts\/(AdminMenu\.module|AdminSidebar|NavMark)\./,
  /src\/theme\/(AntTheme|ant-focus|ant-forced-colors|use-media-query)/,
];

/** Fields, on all screens with a list and in all forms. */
const FIELDS = [
  /node_modules\/antd\/es\/(input\/(?!TextArea|style\/textarea)|checkbox|form\/(context|hooks\/useVariants))/,
  /node_modules\/@rc-component\/(input\/es\/(?!\w*TextArea|calculate)|checkbox|form\/es\/FormContext)/,
];

/** What all forms of the back office have. */
const FORMS = [/src\/components\/admin\/forms\/(FormField|TextField)\./];

/** What the screens with a list share. */
const LISTS = [
  /@ant-design\/icons(-svg)?\/es\/(asn|icons)\/HistoryOutlined/,
  /src\/components\/admin\/table\/(FilterSheet|MoreActions|SelectedCount|SelectionBar|TableFault|row-cursor|whole-offer|use-(history-action|kept|row-keys|selection|list-selection))/,
  /src\/components\/admin\/(late\/LateMenu|Pagination|SearchField|use-list-state)/,
  /src\/features\/views\/(ViewsMenu|use-views|view-)/,
];

/** What the lists that are tables share. */
const TABLES = [/src\/components\/admin\/table\/(?!TableChoices)/];

/** What the screens around Thinkific and Udemy share. */
const PLATFORMS = [
  /src\/features\/sync\/(sync-words|late-dialogs|components\/(FieldChange\.|PreviewButton|RunningSync|RunStatus|SyncedLink))/,
  /src\/features\/marketplace\/admin\/(components\/StaffCourses\.|hooks\/use-udemy-sync|late-dialogs)/,
  /src\/features\/courses\/admin\/(course-fields|hooks\/use-(bulk-undo|course-sync|visibility-mutation)|visibility-options)/,
  /src\/api\/generated\/model\/syncRule/,
];

/** What the lists of courses share. */
const COURSES = [
  /node_modules\/(antd\/es|@rc-component)\/switch/,
  /src\/features\/courses\/admin\/components\/(SyncButton|VisibilitySwitch)/,
  /src\/features\/sync\/(components\/(CourseDifference|CourseHistory|SyncHistoryButton)\.|hooks\/use-(proposal|shown-history))/,
];

/** What became of mails, on the screens that have some. */
const MAILS = [/src\/features\/mail\//];

/** What the dashboard, the audit log and histories read it by. */
const AUDIT = [/src\/api\/generated\/audit\//, /src\/features\/audit\/audit-(values|words)/];

const isOneOf = (patterns: RegExp[]) => (id: string) => patterns.some((one) => one.test(id));

/**
 * Few files: they compress better than the parts that the screens would split them into, browsers keep them
 * over releases, each runs for itself, and each comes with a kilobyte of headers.
 */
export const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'common', test: isOneOf([LIBRARIES, ...SHARED]) },
  { name: 'pictures', test: isOneOf(PICTURES) },
  { name: 'outlines', test: isOneOf(OUTLINES) },
  { name: 'office', test: isOneOf(OFFICE) },
  { name: 'fields', test: isOneOf(FIELDS) },
  { name: 'forms', test: isOneOf(FORMS) },
  { name: 'lists', test: isOneOf(LISTS) },
  { name: 'tables', test: isOneOf(TABLES) },
  { name: 'platforms', test: isOneOf(PLATFORMS) },
  { name: 'courses', test: isOneOf(COURSES) },
  { name: 'audit', test: isOneOf(AUDIT) },
  { name: 'mails', test: isOneOf(MAILS) },
];
