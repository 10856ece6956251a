import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installIfAllowed, isDebian, isDebianItself } from './debian.ts';

// Chromium without a window: half the work for the same pages.
const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const usualFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH, Debian's headless shell, the system's or Playwright's own Chromium; installed if allowed (root on Debian). Else throws. */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  const found = given ?? findShell() ?? systemBrowser() ?? (await playwrightChromium());
  if (found) return found;
  installIfAllowed('chromium');
  const installed = systemBrowser();
  if (installed) return installed;
  const command = isDebian()
    ? `sudo apt-get install ${isDebianItself() ? headlessShell : 'chromium'}`
    : 'npx playwright install --with-deps chromium';
  throw new Error(`There is no Chromium for the browser tests. Please run: ${command}`);
}

function findShell() {
  const there = onSystem([headlessShell]);
  if (there || !isDebianItself()) return there;
  installIfAllowed(headlessShell);
  return onSystem([headlessShell]);
}

function systemBrowser() {
  return onSystem(browsers) ?? usualFiles.find(runs);
}

function onSystem(names: string[]) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usualFolders];
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return places.find(runs);
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return runs(file) ? file : undefined;
}

/** Ubuntu's /usr/bin/chromium-browser may be a script that only says to install a snap, so it has to be run. */
function runs(file: string) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
