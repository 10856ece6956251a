// https://vitest.dev/config/: what breaks beside the site, against the built one (`npm run build` first).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    // The starter pictures are drawn once; every site begins with a copy.
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // Most of them wait: for a lock, for slow clients, for the next start. Each has a site, a folder and a disk of its own.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
