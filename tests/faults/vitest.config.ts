// https://vitest.dev/config/: what breaks beside the site, against the built one (`npm run build` first).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{faults,slow}/*.test.ts'],
    // The starter pictures are drawn once; every site begins with a copy.
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // Most of them wait: for a lock, for slow clients, for the next start. Each has a site, a folder and a disk of its own.
    maxWorkers: 3,
    // The site gives slow clients 15 seconds and writers 5; a test with twenty starts or a real backup says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    disableConsoleIntercept: true,
  },
});
