// `npm run check -- content`: checks docs/adding-content.md. Creates its content type from its code blocks in a copy of
// the project, counts files and lines, and runs types, borders, tests and its browser test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import { borders, build, line, run, type Step, stopAll, tests, types } from './steps.ts';

// The most that a simple content type may take, without its styles and tests.
const maxFiles = 6;
const maxLines = 125;

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-new-content-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

const guide = readFileSync('docs/adding-content.md', 'utf8');
copyProject(folder);
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
const cost = writeModule();
listModule();
execFileSync('node_modules/.bin/tsx', ['database/generate.ts', 'branches'], { cwd: folder });

const spec = 'modules/branches/branches.spec.ts';
const browser: Step = {
  name: 'Browser test of the new content',
  command: ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--project=browser', spec],
};
for (const step of [types, borders, tests, build, browser]) {
  const result = await run(step, folder);
  if (!result.passed) process.stdout.write(result.output);
  process.stdout.write(line(result));
  if (!result.passed) process.exit(1);
}
process.stdout.write(`A new kind of content costs ${cost.files} files and ${cost.lines} lines.\n`);
if (cost.files > maxFiles || cost.lines > maxLines) {
  process.stdout.write(`✗ That is more than ${maxFiles} files and ${maxLines} lines.\n`);
  process.exit(1);
}

/** Writes every code block with a path above it; returns the size of the module. */
function writeModule() {
  const blocks = [...guide.matchAll(/^`(modules\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  const counted = blocks.filter(([, name = '']) => !/\.(css|spec\.ts)$/.test(name));
  for (const [, name = '', code = ''] of blocks) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const lines = counted.reduce((sum, [, , code = '']) => sum + code.trimEnd().split('\n').length, 0);
  return { files: counted.length, lines };
}

/** Changes modules/index.ts as the guide's diff says. */
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
