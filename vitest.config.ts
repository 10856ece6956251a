// https://vitest.dev/config/
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'tests/browser/**'],
    environment: 'node',
    // Native modules (better-sqlite3, sharp, argon2) are safest each in a process of their own.
    pool: 'forks',
    // Without this, two cores run one file at a time.
    maxWorkers: '100%',
  },
});
