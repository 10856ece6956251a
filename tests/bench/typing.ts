// Part of `npm run bench`: keys in a post, in a browser whose processor is slowed four times. How long from the key to the
// picture on the screen, in an empty text and in one of 5,000 words.
import { chromium, type Page } from '@playwright/test';
import { buildIfNeeded } from '#bin/build.mjs';
import { isReady, signIn } from '#tests/back-office.ts';
import { findChromium } from '#tests/chromium.ts';
import { startSite } from '#tests/site.ts';
import { quantile } from './load.ts';
import { print } from './print.ts';

if (!(await buildIfNeeded())) process.exit(1);
const sentence = 'kardus kemasan kuat untuk pengiriman jauh dan aman sekali ya pak, ';
const site = await startSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/new`);
  await isReady(page);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  print('keys in a post, processor slowed four times', 'p50', 'p95', 'long tasks');
  await report(page, 'in an empty text');
  await text.evaluate(pasteWords, 5000);
  await text.locator('p').nth(50).click();
  await report(page, 'in 5,000 words (goal: p95 ≤ 50 ms)');
} finally {
  await browser.close();
  await site.stop();
}

async function report(page: Page, what: string) {
  await page.evaluate(startMeasuring);
  for (const key of sentence.repeat(3)) {
    await page.keyboard.type(key);
    await page.waitForTimeout(90);
  }
  const { keys, longTasks } = await page.evaluate(() => (window as unknown as { typing: Typing }).typing);
  const ms = (share: number) => `${quantile(keys, share).toFixed(0)} ms`;
  print(`  ${what}`, ms(0.5), ms(0.95), `${longTasks} of ${keys.length}`);
}

interface Typing {
  keys: number[];
  longTasks: number;
}

/** Runs in the browser: writes down how long each key takes until the picture is on the screen. */
function startMeasuring() {
  const typing = { keys: [] as number[], longTasks: 0 };
  Object.assign(window, { typing });
  new PerformanceObserver((list) => {
    typing.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  const drawn = new MessageChannel();
  const pressed: number[] = [];
  drawn.port1.onmessage = () => typing.keys.push(performance.now() - (pressed.shift() ?? 0));
  window.addEventListener(
    'keydown',
    () => {
      pressed.push(performance.now());
      requestAnimationFrame(() => drawn.port2.postMessage(null));
    },
    true,
  );
}

/** Runs in the browser: pastes so many words, in paragraphs of fifty. */
function pasteWords(text: Element, words: number) {
  const paragraph = `<p>${'paket kardus karton logistik gudang '.repeat(10)}</p>`;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', paragraph.repeat(words / 50));
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
