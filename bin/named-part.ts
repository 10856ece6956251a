import { spawnSync } from 'node:child_process';
import type { Step } from './steps.ts';

/** Runs the named part of a script, as in `npm test -- unit lib/`, and exits with its result. Returns without a name. */
export function runNamedPart(parts: Record<string, Step['command']>): void {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined) return;
  const command = parts[name];
  if (!command) {
    console.error(`There is no part “${name}”. There are: ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  const [program, ...own] = command;
  const { status, error } = spawnSync(program, [...own, ...words], { stdio: 'inherit' });
  if (error) console.error(error.message);
  process.exit(status ?? 1);
}
