import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs lanes of steps that are small programs; returns the output and the exit code. */
function run(lanes: string) {
  const program = `
    import { lane, passedSoFar } from '#tests/lanes.ts';
    import { total } from '#bin/steps.ts';
    const step = (name, code) => ({ name, command: ['node', '-e', code], show: true });
    ${lanes}
    console.log(total(passedSoFar()));`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', program];
  return new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, words, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
}

test('the tests of all steps are counted, whichever tool ran them', async () => {
  const { code, output } = await run(`await Promise.all([
    lane([step('Unit', "console.log('      Tests  45 passed (45)')"), step('Deleted', "console.log('Tests: 3 passed, 0 failed')")]),
    lane([step('Browser', "console.log('  1 skipped\\\\n  12 passed (30.1s)')")]),
  ]);`);
  expect(code).toBe(0);
  expect(output).toMatch(/^Browser +│ {3}12 passed/m);
  expect(output).toMatch(/^Tests: 60 passed, 0 failed$/m);
});

test('a failing step ends those running alongside, and nothing follows', async () => {
  const { code, output } = await run(`await Promise.all([
    lane([step('Endless', "setInterval(() => {}, 1000)"), step('Next', "console.log('next')")]),
    lane([step('Broken', "console.log('why'); process.exit(1)"), step('Later', "console.log('later')")]),
  ]);`);
  expect(code).toBe(1);
  expect(output).toMatch(/^Broken +│ why$/m);
  expect(output).toMatch(/^✗ Broken/m);
  expect(output).not.toMatch(/next|later|passed/);
});
