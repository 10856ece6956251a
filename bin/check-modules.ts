// `npm run check:modules`: a module is a folder and its place in modules/index.ts. Deletes each in a copy of the
// project and proves that what is left type-checks, passes its tests, builds and serves.
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '#tests/site.ts';
import { copyProject } from './copy-project.ts';
import { run, type Step, tests, types } from './steps.ts';

const answers = { '/up': 200, '/': 200, '/no-such-page': 404 };
const quietTests: Step = { ...tests, command: ['vitest', 'run', '--reporter=dot'] };
const build: Step = { name: 'Build', command: ['node', 'bin/build.mjs'] };

const root = process.cwd();
const modules = readdirSync('modules', { withFileTypes: true }).filter((entry) => entry.isDirectory());
// Ends by `exit`, where the copies are removed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
let failed = 0;
for (const { name } of modules) {
  const started = performance.now();
  const problem = await siteWithout(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${problem ? '✗' : '✓'} without ${name} (${seconds} s)\n${problem}`);
  if (problem) failed += 1;
}
process.exit(failed ? 1 : 0);

/** What is wrong with a site that never had this module; nothing when all is well. */
async function siteWithout(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-without-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    copyProject(folder);
    // Shared, as a copy of the packages takes longer than all the rest.
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    deleteModule(folder, name);
    // Two at a time for two cores.
    const problems = await Promise.all([
      inTurn(folder, types, quietTests),
      inTurn(folder, build).then(serving(folder)),
    ]);
    return problems.join('');
  } finally {
    remove();
    process.off('exit', remove);
  }
}

function deleteModule(folder: string, name: string) {
  rmSync(path.join(folder, 'modules', name), { recursive: true });
  const file = path.join(folder, 'modules/index.ts');
  writeFileSync(file, withoutModule(readFileSync(file, 'utf8'), name));
}

/** `modules/index.ts` without the import of this folder and without what it brought in. */
function withoutModule(list: string, name: string) {
  const line = new RegExp(`^import \\{ (\\w+) \\} from '\\./${name}/module\\.ts';\\n`, 'm');
  const [, imported] = list.match(line) ?? [];
  if (!imported) throw new Error(`modules/index.ts does not import ./${name}/module.ts`);
  return list.replace(line, '').replace(new RegExp(`(\\[[^\\]]*?)\\b${imported}\\b,?\\s*`), '$1');
}

async function inTurn(folder: string, ...steps: Step[]) {
  for (const step of steps) {
    const result = await run(step, folder);
    if (!result.passed) return `${step.name}:\n${result.output}\n`;
  }
  return '';
}

/** Starts what was built and asks for a few pages. */
function serving(folder: string) {
  return async (problem: string) => {
    if (problem) return problem;
    const site = await startSite({ root: folder }).catch((error: Error) => error.message);
    if (typeof site === 'string') return site;
    try {
      for (const [address, expected] of Object.entries(answers)) {
        const { status } = await fetch(site.url + address);
        if (status !== expected) return `${address} answers ${status}, not ${expected}:\n${site.output()}\n`;
      }
      return '';
    } finally {
      await site.stop();
    }
  };
}
