import type { Page } from '@playwright/test';

/** What a browser with an empty cache asks for until the screen is quiet; bytes as they are sent, with their headers. */
export async function firstLoad(page: Page, address: string) {
  const cold = await page.context().newPage();
  // Without what is fetched ahead while nobody does anything.
  await cold.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const session = await cold.context().newCDPSession(cold);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answers = new Map<string, { type: string; path: string }>();
  const sent: { type: string; path: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, path: new URL(response.url).pathname }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    sent.push({ type: '', path: '', ...answers.get(requestId), bytes }),
  );
  const answer = await cold.goto(address, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const bytesOf = (wanted: string, isCounted = (_path: string) => true) =>
    sent
      .filter(({ type, path }) => type === wanted && isCounted(path))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    cold,
    requests: sent.length,
    bytes: sent.reduce((sum, each) => sum + each.bytes, 0),
    script: bytesOf('Script'),
    /** What the page itself names: it takes keys once this is there. */
    firstScript: bytesOf('Script', (path) => html.includes(path)),
    styles: bytesOf('Stylesheet'),
  };
}
