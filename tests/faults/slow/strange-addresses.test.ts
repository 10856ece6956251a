import { afterEach, expect, test } from 'vitest';
import { times } from '#tests/patience.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
afterEach(() => site.stop());

// Collects garbage, so that only retained memory remains.
const script = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    process.stdout.write('Kept: ' + process.memoryUsage().heapUsed + '\\n');
  });`;

/** The process's memory in megabytes. */
async function kept() {
  const printed = () => [...site.output().matchAll(/^Kept: (\d+)$/gm)];
  const before = printed().length;
  site.signal('SIGUSR2');
  await expect.poll(() => printed().length).toBe(before + 1);
  return Number(printed().at(-1)?.[1]) / 1024 / 1024;
}

/** Made-up addresses of every kind, all different. */
const addresses = (number: number) => [
  `/tidak-ada-${number}`,
  `/search/kata${number}tidakada`,
  `/search?q=kardus${'x'.repeat(150)}${number}`,
  `/blogs/tidak-ada-${number}`,
  `/?utm_source=${number}`,
  `/api/trpc/search.getPage?input=${encodeURIComponent(JSON.stringify({ json: { query: `kotak${number}` } }))}`,
  `/api/images/optimize?url=/api/images/upload/${number}.jpg&w=640`,
  `/preview/${number}`,
];

async function ask(from: number, count: number) {
  for (let number = from; number < from + count; number += 1) {
    for (const address of addresses(number)) {
      const answer = await fetch(site.url + address, { redirect: 'manual' });
      await answer.arrayBuffer();
      expect(answer.status, address).toBeLessThan(500);
    }
  }
}

test('thousands of strange addresses leave almost nothing in memory', {
  timeout: 3 * times.fault,
}, async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  site = await startSite({ env: { NODE_OPTIONS } });
  await ask(0, 100);
  const before = await kept();
  await ask(100, 250);
  const after = await kept();
  console.error(
    `  Kept: ${before.toFixed(1)} MB after 800 strange addresses, ${after.toFixed(1)} after 2,800`,
  );
  // One and a half kilobytes for each.
  expect(after - before).toBeLessThan(3);
});
