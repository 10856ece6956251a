// `npm run check -- modules`: a module is a folder and its line in modules/index.ts. Verifies that each can be deleted:
// every module type-checks without the others, and a copy of the project without any module type-checks, passes its
// tests, builds and starts. That is enough: a site with some modules lacks less than one with none, and all that ties
// modules together is the API's type, which is built from their routers. `code` as an argument leaves out the browser
// tests, `browser` everything else: `npm run test:slow` runs both, side by side.
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import { allBrowserTests, build, line, run, type Step, stopAll, tests, total, types } from './steps.ts';
import { withoutModules } from './without-modules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-without-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

const part = process.argv[2];
const code = part === 'browser' ? [] : [types, tests];
const browser = part === 'code' ? [] : [allBrowserTests];

// One after the other: something else uses the other core.
let passed = 0;
if (part !== 'browser') {
  await prove({ name: 'Types of each module', command: ['tsx', 'bin/module-types.ts'] }, process.cwd());
}
deleteModules();
for (const step of [...code, build, ...browser]) {
  await prove({ ...step, name: `${step.name} without modules` }, folder);
}
process.stdout.write(`${total(passed)}\n`);

async function prove(step: Step, where: string) {
  const result = await run(step, where);
  if (!result.passed) process.stdout.write(result.output);
  process.stdout.write(line(result));
  if (!result.passed) process.exit(1);
  passed += result.tests;
}

/** Copies the project and deletes the modules there as a person would: each folder and its line. */
function deleteModules() {
  copyProject(folder);
  // Shared, because copying the packages would take longer than everything else.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const entries = readdirSync('modules', { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names) rmSync(path.join(folder, 'modules', name), { recursive: true });
  // These need the modules' starter content.
  rmSync(path.join(folder, 'tests/whole-site'), { recursive: true });
  const list = path.join(folder, 'modules/index.ts');
  writeFileSync(list, withoutModules(readFileSync(list, 'utf8'), names));
}
