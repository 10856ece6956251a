// `npm run check -- content` and `-- feature`: check docs/adding-content.md and docs/adding-a-feature.md. Create the module from
// the guide's code blocks in a copy of the project, count files and lines, and run types, borders, tests and its browser test.
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

const { module, maxFiles, maxLines, ...asked } = guides[process.argv[2] as keyof typeof guides];
const guide = readFileSync(asked.guide, 'utf8');
const folder = temporaryCopy(module);
const cost = writeModule();
listModule();
execFileSync('node_modules/.bin/tsx', ['database/generate.ts', module], { cwd: folder });

const browser: Step = {
  name: `Browser test of ${module}`,
  command: [...playwright('browser'), `modules/${module}/`],
};
// Its own, and those that look at every module. The architecture lists neither it nor what it adds to the walks of others.
const listed = ['features', 'walks'].flatMap((name) => ['--exclude', `tests/whole-site/${name}.test.ts`]);
const touched: Step = { ...tests, command: [...tests.command, `modules/${module}/`, 'tests/', ...listed] };
for (const step of [types, borders, touched, build, browser]) await prove(step, folder);
process.stdout.write(`${module} costs ${cost.files} files and ${cost.lines} lines.\n`);
if (cost.files > maxFiles || cost.lines > maxLines) {
  process.stdout.write(`✗ That is more than ${maxFiles} files and ${maxLines} lines.\n`);
  process.exit(1);
}

function writeModule() {
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

function listModule() {
  const [, diff = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const added = diff.split('\n').filter((each) => each.startsWith('+'));
  const [imported = '', ...list] = added.map((each) => each.slice(1));
  const [, removed = ''] = /^-(.*)$/m.exec(diff) ?? [];
  const file = path.join(folder, 'modules/index.ts');
  const before = readFileSync(file, 'utf8');
  if (!before.includes(removed)) throw new Error(`modules/index.ts does not have this line: ${removed}`);
  writeFileSync(file, `${imported}\n${before.replace(removed, list.join('\n'))}`);
}
