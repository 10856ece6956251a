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
  const types = new Map<string, string>();
  const sent: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    sent.push({ type: types.get(requestId) ?? '', bytes }),
  );
  await cold.goto(address, { waitUntil: 'networkidle' });
  const bytesOf = (wanted: string) =>
    sent.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    cold,
    requests: sent.length,
    bytes: sent.reduce((sum, each) => sum + each.bytes, 0),
    script: bytesOf('Script'),
    styles: bytesOf('Stylesheet'),
  };
}
