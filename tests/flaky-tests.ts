import type { Reporter } from 'vitest/node';

/** Names the tests that passed at the second try, as Playwright does. */
export default {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`Flaky: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  },
} satisfies Reporter;
