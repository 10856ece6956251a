// https://playwright.dev/docs/test-configuration
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { retries, times } from './patience.ts';

// In the environment, so that the workers, which read this file again, find it.
process.env.CHROMIUM_PATH ??= await findChromium();

// Root can't create a sandbox, and containers often have no other user.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// tests/browser has what works without any module, tests/whole-site what needs the starter content of several.
// A module's own browser tests are in its folder and are removed with it.
const specs = ['tests/browser/**/*.spec.ts', 'tests/whole-site/**/*.spec.ts', 'modules/**/*.spec.ts'];

// `npm test` has for each part of the site what people do daily: write, publish, read it as a visitor; ask; sign in.
// `npm run test:slow` has the rest: every page or screen, often in several widths (@sweep), and all that takes seconds and is
// rarer, such as several people or tabs at once, lost connections, large numbers, backups and moving in (@long).
const long = /@(sweep|long)/;

export default defineConfig({
  testDir: '..',
  globalSetup: './seeded-site.ts',
  outputDir: '../test-results',
  // A worker waits for pages half of the time: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  retries,
  timeout: times.browser,
  expect: { timeout: times.screen },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    // No test waits for an animation; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Tracing every test would take a seventh of the time; --trace=on turns it on.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // No background requests of Chromium: tests also run without a network.
      args: [
        ...asRoot,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds: compiling their script to fast code takes longer than it saves.
        '--js-flags=--no-opt --no-maglev',
        // The headless shell doesn't know its connection's speed, and would load pictures far below the screen.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    { name: 'browser', testMatch: specs, grepInvert: long },
    // The longest take forty seconds alone, and three times that beside others.
    { name: 'long', testMatch: specs, grep: long, timeout: 2 * times.browser },
    { name: 'slow', testMatch: 'tests/slow/**/*.spec.ts' },
  ],
});
