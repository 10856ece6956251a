import { spawn } from 'node:child_process';
import path from 'node:path';

/** A named command. `show` puts its output on the terminal while it runs, not only when it fails. */
export interface Step {
  name: string;
  command: [string, ...string[]];
  show?: boolean;
}

/** How a step went; `output` is all it wrote. */
export interface Result {
  step: Step;
  passed: boolean;
  seconds: number;
  output: string;
}

/** The steps without a build and a browser, which `npm run check` runs side by side. */
export const types: Step = { name: 'Types', command: ['tsc', '--noEmit'] };
export const borders: Step = { name: 'Borders', command: ['depcruise', '.'] };
export const lint: Step = { name: 'Lint', command: ['biome', 'check', '.'] };
export const tests: Step = { name: 'Tests', command: ['vitest', 'run'], show: true };

/** Runs a step in `folder` with the project's own tools. `write` gets its output as it comes. */
export function run(step: Step, folder = process.cwd(), write?: (text: string) => void): Promise<Result> {
  const started = performance.now();
  const [program, ...words] = step.command;
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, PATH: pathWithTools(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      write?.(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ step, passed: code === 0, seconds: (performance.now() - started) / 1000, output }),
    );
  });
}

/** One line: how the step went and how long it took. */
export function line({ step, passed, seconds }: Result): string {
  return `${passed ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)\n`;
}

function pathWithTools(folder: string) {
  return [path.join(folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
}
