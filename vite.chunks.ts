// Into which files the script of the back office is bundled. Without these groups the bundler makes a file of every set of
// modules that the same screens share: eighty small files for one form, which take longer to ask for than to send. Its own
// merging (`entriesAware`) puts twice the script on the dashboard, and grouping by how many screens share a module (`minShareCount`)
// 414 kB instead of 161.
// A group takes along what its modules import, unless an earlier group has it. So they begin with what most screens need.

/** The screens' shell, and small parts that many screens show: what every screen loads. */
const everyScreen = {
  name: 'every-screen',
  test: anyOf(
    'renderer/only-us/(Layout|Wrapper|Head|title|progress|fetch-ahead|failure|query-client|toast|use-may|record-id)\\.tsx?',
    'renderer/only-us/ui/(Ago|ConfirmButton|CopyField|DialogButton|EmptyState|Field|Muted|NotFound|NotLoaded|Section|StepButton|BarPlot)\\.tsx',
    'renderer/only-us/ui/(save-key|use-debounced-value|use-height-of|use-restore-focus|entry/entry-api)\\.ts',
    'renderer/ui/(numbers\\.ts|Picture\\.tsx)',
    'lib/(dates|focal-point|interface-language|language|rights|translate-message|time-zones|translation)\\.ts',
    '@radix-ui/themes/dist/esm/helpers/.*',
    '@radix-ui/themes/dist/esm/components/(badge|box|callout|card|flex|grid|heading|icons|link|text-area|text-field)\\.js',
    'lucide-react/dist/esm/icons/(chevron-.*|copy|download|ellipsis|plus|trash|upload|x)\\.mjs',
  ),
};

/** The formatter of messages, and what lists have in common. The dashboard does without. */
const lists = {
  name: 'lists',
  test: anyOf(
    'lib/words\\.ts',
    'renderer/only-us/ui/(texts|common-texts|download-text|entry/texts|files/texts)\\.ts',
    'renderer/only-us/ui/(MoreButton|SearchField|SelectField)\\.tsx',
    '@radix-ui/themes/dist/esm/components/table\\.js',
    'renderer/only-us/ui/list/(texts|list-address|use-list-state)\\.ts',
    'renderer/only-us/ui/list/(ListToolbar|PagedList|ViewTabs)\\.tsx',
    // Lists take their words from what types declare of their fields.
    'lib/(inputs|seo|content-type|fields|rich-text/inputs)\\.ts',
    'renderer/only-us/ui/(form/steps|working-copy/unsaved)\\.ts',
    'renderer/only-us/ui/schedules/schedule-api\\.ts',
    'renderer/only-us/ui/entry/(Pending|EntryFacts)\\.tsx?',
  ),
};

/** Every form, in a screen of its own or in a dialog. */
const forms = {
  name: 'forms',
  test: anyOf(
    'renderer/only-us/ui/form/(FormPage\\.tsx|use-record-form\\.ts)',
    'renderer/only-us/ui/inputs/(FieldInput|ImageInput|InstantInput|NumberInput|TagsInput|TextInput|error-of|focus-field)\\.tsx?',
    'renderer/only-us/ui/entry/use-(save-entry|content-form)\\.ts',
  ),
};

/** Forms that are a screen of their own. */
const formPages = {
  name: 'form-pages',
  test: anyOf(
    'renderer/only-us/ui/(FormCard|form/AddressField|entry/(OpenedEntry|EntryPage|TitleFields))\\.tsx',
    'renderer/only-us/ui/inputs/(DateField\\.tsx|zone-name\\.ts)',
    'renderer/only-us/ui/inputs/RichTextInput\\.tsx',
    'renderer/only-us/ui/rich-text/(known-pictures\\.ts|texts\\.ts|KnownPicture\\.tsx)',
  ),
};

/** The menus of entries, in lists and in forms. */
const menus = {
  name: 'menus',
  test: anyOf('renderer/only-us/ui/(RowMenu|entry/EntryMenu)\\.tsx'),
};

/** Lists of entries, with their selection and trash. */
const entries = {
  name: 'entries',
  test: anyOf(
    'renderer/only-us/ui/list/optimistic-reorder\\.ts',
    'renderer/only-us/ui/entry/(EntryList|EntryRow)\\.tsx',
    'renderer/only-us/ui/(bulk/EntrySelectionBar|trash/TrashList)\\.tsx',
  ),
};

/** Lists whose entries are edited in a dialog. */
const formDialogs = {
  name: 'form-dialogs',
  test: anyOf('renderer/only-us/ui/(form/FormDialog|entry/(EntryDialog|ListScreen))\\.tsx'),
};

/**
 * The style sheets, the same files in both builds: Vike has a page load what differs twice. Those of dialogs that open later
 * come along.
 */
export const styles = [
  // A public page of many small pieces would ask for a dozen; together they take a few kilobytes.
  { name: 'public', test: /^(?!.*(only-us|renderer\/bare|node_modules)\b).*\.css$/ },
  // The first screen after signing in comes in one.
  {
    name: 'every-screen',
    test: /\/renderer\/only-us\/(?!ui\/)(.*)\.css$|\/(ui\/plot|only-us\/dashboard\/dashboard)\.css$/,
  },
  { name: 'screens', test: /\/renderer\/only-us\/ui\/.*\.css$/ },
];

/** For `output.codeSplitting`: the first group that wants a module has it. */
export const chunks = [
  ...styles,
  // The public script has it, and nothing else of the back office.
  { name: 'preload', test: anyOf('vite/preload-helper.*') },
  // Without the styles of the shell: entries of public pages, whose script is never loaded, refer to it. Not `entry.js`, which
  // starts it.
  {
    name: 'framework',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|vike-react)/.*',
      'vike/dist/client/.*(?<!/entry)\\.js',
      'renderer/(only-us|public)/guard\\.ts',
    ),
  },
  everyScreen,
  lists,
  { name: 'dialogs', test: dialogs() },
  forms,
  formPages,
  { name: 'sorting', test: anyOf('renderer/only-us/ui/(MoveButtons|SortableList)\\.tsx') },
  menus,
  entries,
  formDialogs,
  // What the screens of a module share of it.
  { name: moduleOf, test: anyOf('modules/[^/]+/(choices|texts)\\.ts') },
  { name: 'editor', test: anyOf('renderer/only-us/ui/rich-text/Editor\\.tsx') },
];

function moduleOf(id: string) {
  return /modules\/([^/]+)\/[^/]+$/.exec(id)?.[1] ?? null;
}

function dialogs() {
  return anyOf(
    '@radix-ui/themes/dist/esm/components/(alert-dialog|checkbox|dialog|dropdown-menu)\\.js',
    'renderer/only-us/ui/(ConfirmDialog|OpenDialog)\\.tsx',
  );
}

/** Matches modules by the end of their paths. */
function anyOf(...paths: string[]): RegExp {
  return new RegExp(`(^|[\\\\/\0])(${paths.join('|')})$`);
}
