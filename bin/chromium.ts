import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installIfAllowed, isDebian } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const usualFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, the system's, or Playwright's own. Where there is none and
 * it may (root on Debian or Ubuntu), it installs the distribution's.
 *
 * @throws Error with the command to run when there is none and it may not install one
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`);
  const found = given ?? systemChromium() ?? (await playwrightChromium());
  if (found) return found;
  installIfAllowed('chromium');
  const installed = systemChromium();
  if (installed) return installed;
  const command = isDebian()
    ? 'sudo apt-get install chromium'
    : 'npx playwright install --with-deps chromium';
  throw new Error(`There is no Chromium for the browser tests. Please run: ${command}`);
}

function systemChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usualFolders];
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...places, ...usualFiles].find(runs);
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return runs(file) ? file : undefined;
}

/** Ubuntu's /usr/bin/chromium-browser may be a script that only says to install a snap: being there is not enough. */
function runs(file: string) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
