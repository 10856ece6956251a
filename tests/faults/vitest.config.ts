// https://vitest.dev/config/: fault injection against the built site (run `npm run build` first).
import { defineConfig } from 'vitest/config';
import { flakyTests } from '../flaky-tests.ts';
import { retries, times } from '../patience.ts';

export default defineConfig({
  test: {
    include: ['{tests,modules/*}/{faults,faults/slow,slow}/*.test.ts', 'tests/whole-site/slow/*.test.ts'],
    // One first start for all; every site starts as a copy of it.
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // Each test has its own site, folder and disk.
    maxWorkers: 3,
    testTimeout: times.fault,
    hookTimeout: times.fault,
    retry: retries,
    reporters: ['default', flakyTests],
    expect: { poll: { timeout: times.faultPoll } },
    disableConsoleIntercept: true,
  },
});
