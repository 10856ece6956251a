import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../../..');

/**
 * The folder of another state of the project, built: `source` is a folder that has its packages, or a commit, which is cloned into
 * the temporary folder and stays there for the next comparison. Without `source`, this project.
 */
export function prepareCheckout(source?: string): string {
  const isFolder = source !== undefined && existsSync(path.join(source, 'package.json'));
  if (source === undefined || isFolder) return build(path.resolve(source ?? project));
  const commit = git(project, 'rev-parse', '--verify', `${source}^{commit}`);
  const folder = path.join(tmpdir(), `vinci-bench-${commit.slice(0, 8)}`);
  if (!existsSync(folder)) {
    git(project, 'clone', '--quiet', '--shared', '--no-checkout', project, folder);
    git(folder, 'checkout', '--quiet', '--detach', commit);
  }
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return build(folder);
}

/** Runs a program of the checkout and waits for it. */
export function run(folder: string, program: string, ...words: string[]): void {
  execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function build(folder: string): string {
  run(folder, process.execPath, 'bin/build.mjs');
  return folder;
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
}
