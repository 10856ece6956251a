// https://vitest.dev/config/
import { defineConfig } from 'vitest/config';
import { flakyTests } from './tests/flaky-tests.ts';
import { retries, times } from './tests/patience.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      // Those of tests/vitest.long.config.ts.
      '**/*.long.test.{ts,tsx}',
      'node_modules/**',
      'dist/**',
      'tests/browser/**',
      'tests/faults/**',
      'modules/*/{faults,slow}/**',
      'tests/{slow,whole-site/slow}/**',
    ],
    environment: 'node',
    // Tests of a part of the server meet the modules, as in a process of the site.
    setupFiles: ['server/register-modules.ts'],
    // Native modules (better-sqlite3, sharp, argon2) are safest each in a process of their own.
    pool: 'forks',
    // Files share the modules they load, which halves the time. It holds as long as no module keeps a state of its own.
    isolate: false,
    // Without this, two cores run one file at a time.
    maxWorkers: '100%',
    testTimeout: times.unit,
    hookTimeout: times.unit,
    retry: retries,
    reporters: ['default', flakyTests],
    expect: { poll: { timeout: times.unitPoll } },
  },
});
