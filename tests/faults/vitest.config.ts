// https://vitest.dev/config/: what breaks beside the site, against the built one (`npm run build` first).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // One machine breaks in one way at a time, and figures are of an otherwise idle one.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
