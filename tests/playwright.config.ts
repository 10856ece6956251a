// https://playwright.dev/docs/test-configuration
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '#bin/chromium.ts';

// Kept in the environment, where the workers that read this file again find it.
process.env.CHROMIUM_PATH ??= await findChromium();

// A sandbox can't be made by root, and a container often has nobody else.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '..',
  globalSetup: './seeded-site.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  // A machine that is shared may starve a browser once. What needed a second try is named as flaky: mend it.
  retries: process.env.CI ? 1 : 0,
  // A test takes a second or two, and fifty times that where a machine has much else to do: only a hang should end it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A trace of every test would cost a seventh of the time; --trace=on records one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Nothing that Chromium does by itself reaches out: tests run without a network too.
      args: [
        ...asRoot,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The headless shell doesn't know how fast its line is, and would load pictures far below the screen.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    // What holds without any module is in tests/browser, what needs the starter content of several in tests/whole-site. A
    // module's own browser tests live with the module and go with it.
    {
      name: 'browser',
      testMatch: ['tests/browser/**/*.spec.ts', 'tests/whole-site/**/*.spec.ts', 'modules/**/*.spec.ts'],
    },
    { name: 'slow', testMatch: 'tests/slow/**/*.spec.ts' },
  ],
});
