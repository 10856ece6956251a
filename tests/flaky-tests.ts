import type { Reporter } from 'vitest/node';

/** Names the tests that passed at the second try, as Playwright does. */
export const flakyTests: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  },
};
