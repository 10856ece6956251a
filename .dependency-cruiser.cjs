// Who may import whom: the borders of docs/architecture.md, checked by `npm run check`.
// https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md

// A type vanishes when the code is built, so it ties nothing together at run time.
const asTypes = ['type-only', 'type-import'];
const tests = ['\\.test\\.tsx?$', '\\.spec\\.ts$', '(^|/)test-[^/]+\\.ts$', '^tests/'];
// What nobody imports because a tool or a person starts it.
const starts = [
  '(^|/)\\+[^/]+$',
  '^bin/',
  '^database/better-sqlite3-for-node-20/index\\.js$',
  '^database/generate\\.ts$',
  '^renderer/(no-streams|page-context)\\.ts$',
  // The forms of blocks, which the form of a page finds by their place (docs/decisions/0057).
  '^modules/[^/]+/blocks/[^/]+/Form\\.tsx$',
  // What modules add to a screen, which finds it by its place.
  '^modules/(settings/)?[^/]+/cards/[a-z-]+\\.tsx$',
  // The script of the public site finds its parts by their place.
  '^(modules/[^/]+|renderer/public)/script/[a-z-]+\\.ts$',
  // A script that only some pages have: their HTML links it.
  '^modules/[^/]+/page-script\\.ts$',
  '^server/(index|start/development|commands/main|files/encoder/child|health/child)\\.ts$',
];
// They are rendered to HTML only and never reach a browser.
const htmlOnly = ['^pages/\\(public\\)/(index|search)/', '^modules/pages/pages/\\(public\\)/'];

// The server's rooms that modules build on.
const doors = [
  '^server/(activity|content|errors|files|module|notifications|process)/',
  '^server/(env|office-language|trpc|brand/(read-brand|share-card|starter-pictures)|commands/(command|with-database)|http/(addresses|page-language)|navigation/menus|request/(administrator-download|create-context|maintenance)|search/find|site/settings)\\.ts$',
  '^server/[^/]+/points\\.ts$',
];

/** A border: what `from` must not import. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const borders = [
  forbid(
    'database-knows-nobody',
    'The database is the floor: only the seed, which fills it through the modules, looks up.',
    { path: '^database/', pathNot: ['^database/seed/', ...tests] },
    { path: '^(bin|modules|pages|renderer|server|tests)/' },
  ),
  forbid(
    'database-knows-no-api',
    'A query throws no error of the API: server/ says what a caller reads.',
    { path: '^database/', pathNot: tests },
    { path: 'node_modules/@trpc/' },
  ),
  forbid(
    'server-knows-no-renderer',
    'What both use lies in lib/, so that pages can change without the server.',
    { path: '^server/', pathNot: tests },
    { path: '^(pages|renderer)/' },
  ),
  forbid(
    'renderer-knows-no-module',
    'What a module offers reaches a layout as data, so that a module can be deleted.',
    { path: '^renderer/', pathNot: tests },
    { path: '^modules/' },
  ),
  forbid(
    'lib-runs-everywhere',
    'Browser and server use lib/, so it imports nothing of ours.',
    { path: '^lib/', pathNot: tests },
    { path: '^(bin|database|modules|pages|renderer|server|tests)/' },
  ),
  forbid(
    'module-knows-no-other-module',
    'Move what two modules need into the services: server/content/, lib/, renderer/ui/ or renderer/only-us/ui/.',
    { path: '^modules/([^/]+)/' },
    { path: '^modules/[^/]+/', pathNot: '^modules/$1/' },
  ),
  forbid(
    'setting-knows-no-other-setting',
    'Each folder of modules/settings is a module of its own.',
    { path: '^modules/settings/([^/]+)/' },
    { path: '^modules/settings/', pathNot: '^modules/settings/$1/' },
  ),
  forbid(
    'module-uses-the-doors-of-the-server',
    'At run time a module uses server/trpc.ts, activity/, module/, content/, errors/, files/, notifications/, process/ and what commands are made of; any points.ts, where a room says what it asks for; the rest as types.',
    { path: '^modules/[^/]+/', pathNot: ['^modules/(backups|transfer)/', ...tests] },
    { path: '^server/', pathNot: doors, dependencyTypesNot: asTypes },
  ),
  forbid(
    'transfer-uses-what-it-moves',
    'Settings come along when a site moves, and are not modules yet; old addresses are looked up as the site does.',
    { path: '^modules/transfer/', pathNot: tests },
    {
      path: '^server/',
      pathNot: [...doors, '^server/site/', '^server/page-cache/answers\\.ts$'],
      dependencyTypesNot: asTypes,
    },
  ),
  forbid(
    'backups-use-what-they-restore',
    'A restore signs everybody out, brings an old database up to date, and shows it before it replaces the site.',
    { path: '^modules/backups/', pathNot: tests },
    {
      path: '^server/',
      pathNot: [...doors, '^server/(auth/tables|search/rebuild|request/preview-link)\\.ts$'],
      dependencyTypesNot: asTypes,
    },
  ),
  forbid(
    'screen-calls-the-api',
    'Pages and layouts get data through pageContext.api; server, database, routers and tables are types to them.',
    { path: ['^pages/', '^modules/.+/pages/', '^renderer/', '(^|/)\\+[^/]+$'], pathNot: tests },
    {
      path: ['^(server|database)/', '^modules/.*(router|tables|module)\\.ts$'],
      // Names, by which a page finds what modules show on it.
      pathNot: '^server/(module/point|[^/]+/points)\\.ts$',
      dependencyTypesNot: asTypes,
    },
  ),
  forbid(
    'browser-loads-no-server-package',
    'These run on the server only; in a browser they break or weigh.',
    {
      path: ['^lib/', '^renderer/(only-us|ui)/', '^pages/only-us/', '^modules/.+/pages/only-us/'],
      pathNot: tests,
    },
    {
      path: 'node_modules/(better-sqlite3|drizzle-orm|sharp|express|nodemailer|pino|@node-rs/argon2)/',
      dependencyTypesNot: asTypes,
    },
  ),
  forbid(
    'list-of-modules-has-few-readers',
    'modules/index.ts is for what composes the whole site; anything else would know every module.',
    {
      pathNot: ['^server/(router|register-modules)\\.ts$', ...htmlOnly, ...tests],
    },
    { path: '^modules/index\\.ts$' },
  ),
  forbid(
    'modules-are-handed-over',
    'What starts a process registers the modules; what asks for their offers asks server/module/registry.ts.',
    {
      path: '^(database|lib|modules|pages|renderer|server)/',
      pathNot: ['^server/(router|commands/main)\\.ts$', ...tests],
    },
    { path: '^server/register-modules\\.ts$' },
  ),
  forbid(
    'contract-knows-no-module',
    'Modules are made of these types. If they were made of the modules, too, TypeScript would go in a circle.',
    { path: '^server/(module/|(context|services|trpc)\\.ts$)' },
    { path: '^modules/', reachable: true },
  ),
  forbid(
    'site-names-no-module',
    'What knows a module by name breaks when its folder goes. Ask for what it offers through the list.',
    { pathNot: ['^modules/', '^renderer/', '^tests/whole-site/'] },
    { path: '^modules/[^/]+/' },
  ),
  forbid(
    'icons-one-by-one',
    "Import from 'lucide-react/icons/<name>': the whole set costs the server 48 MB.",
    {},
    { path: 'node_modules/lucide-react/', pathNot: '/icons/|lucide-icon' },
  ),
  forbid(
    'sharp-stays-in-the-encoder',
    'It runs in a process of its own (docs/decisions/0014); ask for pictures with askEncoder.',
    {
      path: '^(database|modules|pages|renderer|server)/',
      pathNot: ['^server/files/encoder/', ...tests],
    },
    {
      path: [
        'node_modules/(sharp|@embedpdf/pdfium|libheif-js)/',
        '^server/files/encoder/(tasks|prepare|shrink)\\.ts$',
      ],
      dependencyTypesNot: asTypes,
    },
  ),
  forbid(
    'sqlite-through-the-driver',
    'database/driver.mjs takes the version that this Node.js can run (docs/decisions/0034).',
    { pathNot: '^database/(driver\\.mjs|better-sqlite3-for-node-20/)' },
    { path: 'node_modules/better-sqlite3/', dependencyTypesNot: asTypes },
  ),
  forbid(
    'lucia-stays-in-one-file',
    'Its makers have deprecated it: one file must be enough to replace it.',
    { pathNot: '^server/auth/sessions\\.ts$' },
    { path: 'node_modules/(lucia|@lucia-auth)/' },
  ),
];

const order = [
  forbid(
    'no-cycle',
    'Two files that need each other are one file, or hide a third; their types, too.',
    { pathNot: tests },
    { circular: true },
  ),
  forbid('no-broken-import', 'Nothing is there under this name.', {}, { couldNotResolve: true }),
  forbid(
    'no-forgotten-file',
    'No page, server or script leads here.',
    { path: starts },
    {
      path: '^(database|lib|modules|pages|renderer|server)/',
      pathNot: [...starts, ...tests, '\\.d\\.ts$'],
      reachable: false,
    },
  ),
];

module.exports = {
  forbidden: [...borders, ...order],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '^(data|dist|test-results|uploads)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
