import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '#tests/patience.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => {
  agent.destroy();
  return site.stop();
});

const ask = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const request = get(site.url + address, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });

/** The process's memory in megabytes. */
function memory() {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

test.skipIf(process.platform !== 'linux')(
  'fifty thousand requests leave no memory behind',
  { timeout: 4 * times.fault },
  async () => {
    const [picture] = readdirSync(path.join(site.folder, 'uploads')).filter((name) => name.endsWith('.jpg'));
    const call = `/api/trpc/search.getPage?input=${encodeURIComponent('{"json":{"query":"kardus"}}')}`;
    // Of a hundred requests: mostly pages, and a few of each kind that is never the same twice.
    const address = (n: number) => {
      if (n % 100 === 1) return `/search/kata${n}`;
      if (n % 100 === 2) return `/${n}/nowhere`;
      if (n % 100 === 3) return call;
      if (n % 100 === 4) return `/?utm_source=${n}`;
      if (n % 100 === 5) return `/api/images/upload/${picture}`;
      if (n % 100 === 6) return '/api/auth/session';
      return n % 2 ? '/' : '/nowhere';
    };
    let asked = 0;
    const askUntil = async (end: number) => {
      while (asked < end) {
        asked += 1;
        expect(await ask(address(asked))).toBeLessThan(500);
      }
    };
    const askAll = (end: number) => Promise.all(Array.from({ length: 20 }, () => askUntil(end)));
    const idle = memory();
    await askAll(15_000);
    const warm = memory();
    await askAll(30_000);
    const half = memory();
    await askAll(50_000);
    const end = memory();
    console.error(
      `  Memory: ${idle} MB idle, ${warm} after 15,000, ${half} after 30,000, ${end} after 50,000 requests`,
    );
    expect(end).toBeLessThan(warm + 20);
    expect(end).toBeLessThan(230);
  },
);
