import { line, type Result, run, type Step, stopAll } from '#bin/steps.ts';

// As wide as the longest name of a step, so that the lines of two lanes align.
const width = 20;
let passed = 0;

export const passedSoFar = (): number => passed;

/** Runs steps in turn; lanes can run at once. The first failure is shown and ends all lanes and the process. */
export async function lane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const shown = step.show ? byLine((text) => process.stdout.write(`${label(step)}${text}\n`)) : undefined;
    const result = await run(step, process.cwd(), shown);
    if (failing) return new Promise(() => undefined); // another lane ends everything
    if (!result.passed) return fail(result);
    process.stdout.write(line(result));
    passed += result.tests;
  }
}

let failing = false;

async function fail(result: Result): Promise<void> {
  failing = true;
  await stopAll();
  if (!result.step.show) process.stdout.write(result.output);
  process.stdout.write(line(result));
  process.exit(1);
}

function label({ name }: Step) {
  return `${name.padEnd(width)}│ `;
}

function byLine(write: (text: string) => void) {
  let begun = '';
  return (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const each of lines) write(each);
  };
}
