import { spawnSync } from 'node:child_process';
import type { Step } from './steps.ts';

/**
 * Runs the part of a script that was asked for by its name, as in `npm test -- unit lib/`, and exits with its result. What
 * follows the name goes on to its program. Without a name it returns; a name that isn't among `parts` is refused.
 */
export function runAskedPart(parts: Record<string, Step['command']>): void {
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
