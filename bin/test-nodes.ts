// `npm run test:slow -- nodes [22 24]`: the unit tests on each supported Node.js from npm, in copies of the project.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from '#tests/checks/copy-project.ts';
import { longTests, type Step, tests } from './steps.ts';

const requested = process.argv.slice(2);
const versions = requested.length > 0 ? requested : ['20', '22', '24'];
const npm = process.env.npm_execpath;
if (!npm) throw new Error('Please call it as `npm run test:slow -- nodes`.');

// Ends with `exit`, which removes the copies.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
let failed = 0;
for (const version of versions) {
  const started = performance.now();
  const passed = await testUnder(version, npm);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${passed ? '✓' : '✗'} Node.js ${version} (${seconds} s)\n`);
  if (!passed) failed += 1;
}
process.exit(failed ? 1 : 0);

async function testUnder(version: string, npm: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const installed = await install(version, folder);
    const node = path.join(installed, 'bin/node');
    const project = path.join(folder, 'vinci');
    copyProject(project);
    const vitest = ({ command: [, ...words] }: Step) =>
      run(node, ['node_modules/vitest/vitest.mjs', ...words, '--reporter=dot'], project);
    return (
      (await run(node, ['--version'], project)) &&
      (await run(node, [npm, 'ci'], project, compiler(version, installed))) &&
      (await vitest(tests)) &&
      (await vitest(longTests))
    );
  } finally {
    remove();
    process.off('exit', remove);
  }
}

// Only Node.js 20 has something to compile; the others must install without the tools for it.
function compiler(version: string, installed: string): Record<string, string> {
  return version === '20' ? { npm_config_nodedir: installed } : { npm_config_python: '/nonexistent' };
}

/** Installs a version from npm; returns its path. */
async function install(version: string, folder: string) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(folder, `node-${version}`);
  const words = [String(npm), 'install', '--no-save', '--prefix', prefix, `${name}@${version}`];
  if (!(await run(process.execPath, words, folder))) throw new Error(`npm has no ${name}@${version}.`);
  return path.join(prefix, 'node_modules', name);
}

/** Runs `node` in `folder`, with its own folder first in PATH; returns whether it succeeded. */
function run(node: string, words: string[], folder: string, more: Record<string, string> = {}) {
  const search = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(node, words, {
    cwd: folder,
    env: { ...process.env, PATH: search, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
