import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A named command. `show` prints its output while it runs, not only when it fails. */
export interface Step {
  name: string;
  command: [string, ...string[]];
  show?: boolean;
}

export interface Result {
  step: Step;
  passed: boolean;
  seconds: number;
  output: string;
  tests: number;
}

// TypeScript 7 is native, and takes a quarter of the processor in one thread. Its JavaScript interface is still experimental, so
// the other tools use 5.
export const types: Step = {
  name: 'Types',
  command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded'],
};
export const borders: Step = { name: 'Borders', command: ['depcruise', '.'] };
export const lint: Step = { name: 'Lint', command: ['biome', 'check', '.'] };
export const tests: Step = { name: 'Tests', command: ['vitest', 'run'], show: true };
export const longTests: Step = {
  name: 'Long tests',
  command: ['vitest', 'run', '--root', '.', '--config', 'tests/vitest.long.config.ts'],
  show: true,
};
export const build: Step = { name: 'Build', command: ['node', 'bin/build.mjs'] };
export const browserTests: Step = { name: 'Browser tests', command: playwright('browser'), show: true };

/** `projects` of tests/playwright.config.ts. */
export function playwright(...projects: string[]): Step['command'] {
  const chosen = projects.map((project) => `--project=${project}`);
  return ['playwright', 'test', '-c', 'tests/playwright.config.ts', ...chosen];
}

const running = new Set<ChildProcess>();

/** Runs a step in `folder` with the project's tools. `write` gets its output as it arrives. */
export function run(step: Step, folder = process.cwd(), write?: (text: string) => void): Promise<Result> {
  const started = performance.now();
  const [program, ...words] = step.command;
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, PATH: pathWithTools(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      write?.(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      resolve({ step, passed: code === 0, seconds, output, tests: passedTests(output) });
    });
  });
}

/** Runs a step that must pass: else it is shown, and ends the process. */
export async function prove(step: Step, folder?: string): Promise<Result> {
  const result = await run(step, folder);
  if (!result.passed) process.stdout.write(result.output);
  process.stdout.write(line(result));
  if (!result.passed) process.exit(1);
  return result;
}

/** Ends the running steps like Ctrl+C, so that they clean up. */
export async function stopAll(): Promise<void> {
  const ending = [...running].map((child) => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGINT');
    return ended;
  });
  await Promise.all(ending);
}

export function line({ step, passed, seconds }: Result): string {
  return `${passed ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)\n`;
}

export function total(passed: number): string {
  return `Tests: ${passed} passed, 0 failed`;
}

// The closing lines are `      Tests  45 passed (45)` of Vitest, `  12 passed (30.1s)` of Playwright, and `total`.
function passedTests(output: string) {
  const [, count = '0'] = stripVTControlCharacters(output).match(/^ *(?:Tests:? +)?(\d+) passed/m) ?? [];
  return Number(count);
}

function pathWithTools(folder: string) {
  return [path.join(folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
}
