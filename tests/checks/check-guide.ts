// `npm run check -- content` and `-- feature`: check docs/adding-content.md and docs/adding-a-feature.md, or both at once. Create
// the modules from the guides' code blocks in a copy of the project, count files and lines, and run types, borders, tests and
// their browser tests.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { borders, build, playwright, prove, type Step, tests, types } from '#bin/steps.ts';
import { temporaryCopy } from './copy-project.ts';

// The most that each may take, without its styles and tests.
const guides = {
  content: { guide: 'docs/adding-content.md', module: 'branches', maxFiles: 6, maxLines: 125 },
  feature: { guide: 'docs/adding-a-feature.md', module: 'announcements', maxFiles: 6, maxLines: 160 },
};

const chosen = process.argv.slice(2).map((name) => guides[name as keyof typeof guides]);
const modules = chosen.map(({ module }) => module);
const folder = temporaryCopy('guide');
for (const { guide: file, module, maxFiles, maxLines } of chosen) {
  const guide = readFileSync(file, 'utf8');
  const cost = writeModule(guide);
  listModule(guide);
  execFileSync('node_modules/.bin/tsx', ['database/generate.ts', module], { cwd: folder });
  process.stdout.write(`${module} costs ${cost.files} files and ${cost.lines} lines.\n`);
  if (cost.files <= maxFiles && cost.lines <= maxLines) continue;
  process.stdout.write(`✗ That is more than ${maxFiles} files and ${maxLines} lines.\n`);
  process.exit(1);
}

const folders = modules.map((module) => `modules/${module}/`);
const browser: Step = {
  name: 'Browser tests of the guides',
  command: [...playwright('browser'), ...folders],
};
// The tests in tests/whole-site that iterate over all modules.
const looking = [
  ...[
    'activity-lines',
    'batches',
    'borders',
    'bundles',
    'export',
    'floors',
    'hidden-pages',
    'links',
    'mails',
  ],
  ...['interface-language', 'menu-targets', 'module-names', 'office-language', 'search-index'],
].map((name) => `tests/whole-site/${name}.test.ts`);
const touched: Step = { ...tests, command: [...tests.command, ...folders, ...looking] };
for (const step of [types, borders, touched, build, browser]) await prove(step, folder);

function writeModule(guide: string) {
  const blocks = [...guide.matchAll(/^`(modules\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  const counted = blocks.filter(([, name = '']) => !/\.(css|(spec|test)\.ts)$/.test(name));
  for (const [, name = '', code = ''] of blocks) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const lines = counted.reduce((sum, [, , code = '']) => sum + code.trimEnd().split('\n').length, 0);
  return { files: counted.length, lines };
}

function listModule(guide: string) {
  const [, diff = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const added = diff.split('\n').filter((each) => each.startsWith('+'));
  const [imported = '', ...list] = added.map((each) => each.slice(1));
  const [, removed = ''] = /^-(.*)$/m.exec(diff) ?? [];
  const file = path.join(folder, 'modules/index.ts');
  const before = readFileSync(file, 'utf8');
  if (!before.includes(removed)) throw new Error(`modules/index.ts does not have this line: ${removed}`);
  writeFileSync(file, `${imported}\n${before.replace(removed, list.join('\n'))}`);
}
