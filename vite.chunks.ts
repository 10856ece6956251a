// Into which files the script of the back office is bundled. Without groups the bundler makes a file of every set of modules that
// the same screens share: eighty small files for one form. Grouping by how many screens share a module (`minShareCount`) makes
// a dashboard load 414 kB instead of 161, `entriesAware` twice as much.

const radix = '@radix-ui/themes/dist/esm';
const ui = 'renderer/only-us/ui';

/** Where each bundle starts. It takes along what these import, unless an earlier one has it: what most screens need comes first. */
export const bundles = {
  // The public script has it, and nothing else of the back office.
  preload: ['vite/preload-helper'],
  // Without styles and `entry.js`, which starts it: entries of public pages, whose script is never loaded, refer to it.
  framework: [
    'node_modules/(react|react-dom|scheduler|vike-react)/.*',
    'vike/dist/client/.*(?<!/entry)',
    'renderer/(only-us|public)/guard',
  ],
  'every-screen': [
    'renderer/only-us/[^/]+',
    `${ui}/base/(Ago|ConfirmButton|CopyField|DialogButton|EmptyState|Field|NotFound|NotLoaded|QuietButton|Section|StepButton)`,
    `${ui}/base/(common-texts|use-hydrated|use-restore-focus|use-window-event)`,
    '(lib/(dates|language|translate-message|translation)|renderer/ui/numbers)',
    `${radix}/helpers/.*`,
    `${radix}/components/(badge|box|callout|card|flex|grid|heading|icons|link|text-area|text-field)`,
    'lucide-react/dist/esm/icons/(chevron-.*|copy|download|ellipsis|plus|trash|upload|x)',
  ],
  // With the rules of fields, from which lists take their words.
  lists: [
    `${ui}/(list/(ListToolbar|PagedList|ViewTabs|use-list-state)|base/(MoreButton|unsaved|use-[^/]+)|entry/EntryFacts|files/texts)`,
    `${ui}/(form/steps|list/(use-opened|OpenHere)|schedules/schedule-api)`,
    `${radix}/components/scroll-area`,
    'lib/(content-type|rich-text/(links|video-address|whole-links)|seo|words)',
  ],
  rows: [
    `${ui}/(base/(MoveButtons|RowMenu)|entry/EntryRow|bulk/(EntrySelectionBar|SelectBox|use-selection)|trash/TrashList)`,
    `${radix}/components/checkbox`,
  ],
  dialogs: [`${ui}/base/(ConfirmDialog|OpenDialog)`],
  // Other screens share it.
  dashboard: ['pages/only-us/(dashboard/texts|global-setting/site/VisitorsCard)'],
  forms: [
    `${ui}/(form/FormPage|entry/use-.*|base/(focus-field|zone-name)|inputs/(Field|Image|Instant|Number|Tags)Input)`,
  ],
  'form-pages': [
    `${ui}/entry/(AddressField|EntryPage|OpenedEntry)`,
    `${ui}/(files/known-pictures|rich-text/(RichTextInput|texts))`,
  ],
  sorting: [`${ui}/base/SortableList`],
  entries: [`${ui}/entry/(EntryList|ListScreen)`],
  'form-dialogs': [`${ui}/(form/FormDialog|entry/EntryDialog)`],
  menus: [`${ui}/(base/OpenedMenu|form/MoreMenu|publish/EntryMenu)`, `${radix}/components/dropdown-menu`],
  editor: [`${ui}/rich-text/Editor`],
};

/** The style sheets, the same files in both builds: Vike has a page load what differs twice. Those of dialogs come along. */
export const styles = [
  // What every public page has; the rest is linked by class (server/rendering/style-sheets.ts).
  { name: 'public', test: /^(?!.*(only-us|renderer\/bare|node_modules)\b).*\.css$/ },
  // The first screen after signing in comes in one.
  {
    name: 'every-screen',
    test: /\/(renderer\/only-us\/(?!ui\/).*|ui\/base\/plot|dashboard\/dashboard)\.css$/,
  },
  { name: 'screens', test: /\/renderer\/only-us\/ui\/.*\.css$/ },
];

/** For the server: what starter content and its translations share, which are loaded once a site gets a second language. */
export const starter = { name: 'starter', test: /\/starter\/(?:rich-)?text\.ts$/ };

/** For the server: what a start and many pages share is small, and each file is one more to find, read and link. */
export const shared = [
  // The process that works on pictures has these, and not what checks inputs.
  { name: 'pictures', test: /\/lib\/(?:crop|focal-point|format-message|interface-language|oklch)\.ts$/ },
  { name: 'lib', test: /\/lib\/[^/]+\.ts$/ },
  {
    name: 'pages',
    test: /\/renderer\/(?:public\/(?:column-sizes|language|meta)|ui\/(?:initials|numbers))\.ts$/,
  },
  {
    // Also what is loaded at every start, and by modules with their first call.
    name: 'modules',
    test: /\/modules\/(?:.*\/)?(?:choices|inputs|paths|published|states|tables|(?:page-)?type|words)\.ts$|\/server\/activity\/(?:actor|record|tables)\.ts$/,
  },
];

/** For `output.codeSplitting`: the first group that wants a module has it. */
export const chunks = [
  ...styles,
  ...Object.entries(bundles).map(([name, paths]) => ({ name, test: script(`(${paths.join('|')})`) })),
  // What the screens of a module share of it.
  {
    name: (id: string) => /\/([^/]+)\/[^/]+$/.exec(id)?.[1] ?? null,
    test: script('modules/[^/]+/(choices|texts|type|pages/only-us/[^/]+/(BlogTabs|post))'),
  },
];

function script(path: string) {
  return new RegExp(`(^|[\\\\/\0])${path}\\.(tsx?|m?js)$`);
}
