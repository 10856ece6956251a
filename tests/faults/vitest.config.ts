// https://vitest.dev/config/: what breaks beside the site, against the built one (`npm run build` first).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{faults,faults/slow,slow}/*.test.ts'],
    // One first start for all; every site begins with a copy of it.
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // Most of them wait: for a lock, for slow clients, for the next start. Each has a site, a folder and a disk of its own.
    maxWorkers: 3,
    // The site gives slow clients 15 seconds and writers 5. What a test waits for has happened long before on most
    // machines; on one that ten others use as well, only a hang should end it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    disableConsoleIntercept: true,
  },
});
