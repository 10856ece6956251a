// `npm run check -- modules`: a module is a folder and its line in modules/index.ts. Verifies that all can be deleted: a copy of
// the project without any module type-checks, passes its tests, builds and starts. That is enough: a site with some modules
// lacks less than one with none, and `npm test` verifies that no module imports or calls another (.dependency-cruiser.cjs,
// tests/whole-site/module-names.test.ts).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserTests, build, longTests, prove, type Step, tests, total, types } from '#bin/steps.ts';
import { temporaryCopy, withoutModules } from './copy-project.ts';

// Nothing in these folders asks modules, except the sign-in, which the browser tests use.
// Browser tests that are tagged @long don't run: with fewer procedures and screens, they check less of the same.
const others = ['bin', 'lib', 'server/auth', 'server/files'];
const excluded = others.flatMap((folder) => ['--exclude', `${folder}/**`]);
const asking = [tests, longTests].map((step): Step => ({ ...step, command: [...step.command, ...excluded] }));

// One after the other: something else uses the other core.
let passed = 0;
const folder = temporaryCopy('without');
deleteModules();
for (const step of [types, ...asking, build, browserTests])
  passed += (await prove({ ...step, name: `${step.name} without modules` }, folder)).tests;
process.stdout.write(`${total(passed)}\n`);

/** Deletes the modules of the copy as a person would: each folder and its line. */
function deleteModules() {
  const entries = readdirSync('modules', { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names) rmSync(path.join(folder, 'modules', name), { recursive: true });
  // These need the modules' starter content.
  rmSync(path.join(folder, 'tests/whole-site'), { recursive: true });
  const list = path.join(folder, 'modules/index.ts');
  writeFileSync(list, withoutModules(readFileSync(list, 'utf8'), names));
}
