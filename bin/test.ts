// `npm test`: everything that has to hold before a change is good. Stops at the first thing that does not.
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './chromium.ts';
import { borders, line, lint, run, type Step, tests, types } from './steps.ts';

// Asked first, so that a machine without a browser says so at once and not after minutes.
process.env.CHROMIUM_PATH = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

const steps: Step[] = [
  types,
  borders,
  lint,
  tests,
  { name: 'Build', command: ['node', 'bin/build.mjs'] },
  {
    name: 'Fault tests',
    command: ['vitest', 'run', '--root', '.', '--config', 'tests/faults/vitest.config.ts'],
    show: true,
  },
  { name: 'Every module can be deleted', command: ['tsx', 'bin/check-modules.ts'], show: true },
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    show: true,
  },
];

const write = (text: string) => void process.stdout.write(text);
let passed = 0;
for (const step of steps) {
  const result = await run(step, process.cwd(), step.show ? write : undefined);
  if (!result.passed && !step.show) write(result.output);
  write(line(result));
  if (!result.passed) process.exit(1);
  passed += passedTests(result.output);
}
write(`\nTests: ${passed} passed, 0 failed\n`);

// The closing lines are `      Tests  45 passed (45)` of Vitest and `  12 passed (30.1s)` of Playwright.
function passedTests(output: string) {
  const [, count = '0'] = stripVTControlCharacters(output).match(/^ *(?:Tests +)?(\d+) passed/m) ?? [];
  return Number(count);
}
