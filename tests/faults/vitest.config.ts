// https://vitest.dev/config/: fault injection against the built site (run `npm run build` first).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{faults,faults/slow,slow}/*.test.ts'],
    // One first start for all; every site starts as a copy of it.
    globalSetup: 'tests/seeded-site.ts',
    environment: 'node',
    pool: 'forks',
    // Most tests wait: for a lock, for slow clients, for the next start. Each has its own site, folder and disk.
    maxWorkers: 3,
    // The site allows slow clients 15 seconds and writers 5. On most machines, tests wait far less than this; on one
    // shared with ten others, only a hang should time out.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    disableConsoleIntercept: true,
  },
});
