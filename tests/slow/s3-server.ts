import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// It has a hundred dependencies and serves a single slow test, so it isn't a dependency of the project.
const version = '3.7.1';
const folder = path.resolve('node_modules/.cache/s3rver', version);

/** S3RVER_PATH, or s3rver (https://github.com/jamhall/s3rver), installed once. Throws with the command to run. */
export function findS3Server(): string {
  const program = process.env.S3RVER_PATH ?? path.join(folder, 'node_modules/s3rver/bin/s3rver.js');
  if (existsSync(program)) return program;
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `s3rver@${version}`];
  process.stdout.write('No S3 server for the slow tests here: installing s3rver with npm …\n');
  spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (existsSync(program)) return program;
  throw new Error(`There is no S3 server for the slow tests. Please run: npm ${words.join(' ')}`);
}
