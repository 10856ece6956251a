// https://vitest.dev/config/: unit tests that take seconds and are about what rarely changes.
import { defineConfig } from 'vitest/config';
import quick from '../vitest.config.ts';

export default defineConfig({
  test: {
    ...quick.test,
    include: ['**/*.long.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**'],
  },
});
