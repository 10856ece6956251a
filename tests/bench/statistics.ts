// Part of `npm run bench`: what counting costs a cached page, as a browser asks for it. The same site with and without
// statistics, alternately.
import { buildIfNeeded } from '#bin/build.mjs';
import { startSite } from '#tests/site.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { measureLoad, median, onServersCore } from './load.ts';
import { print } from './print.ts';
import { request } from './request.ts';

if (!(await buildIfNeeded())) process.exit(1);
const headers = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'id-ID,id;q=0.9,en;q=0.8',
  Referer: 'https://www.google.com/',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
};
const rounds = 11;

const sites = [
  await onServersCore(() => startSite()),
  await onServersCore(() => startSite({ env: { STATISTICS: 'off' } })),
];
try {
  print('counting visitors: ratio to a site that doesn’t', 'throughput', 'processor');
  for (const connections of [1, 10, 64]) {
    const results = sites.map(() => ({ perSecond: [] as number[], processor: [] as number[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { url, pid }] of sites.entries()) {
        if (round === 0) await request(`${url}/`, { headers });
        const before = cpuTimeOf(pid);
        const pace = await measureLoad(`${url}/`, { headers, connections, milliseconds: 500 });
        results[index]?.perSecond.push(pace.perSecond);
        results[index]?.processor.push((cpuTimeOf(pid) - before) / pace.answered);
      }
    }
    const [on, off] = results.map(({ perSecond, processor }) => [median(perSecond), median(processor)]);
    const [speed, processor] = [(on?.[0] ?? 0) / (off?.[0] ?? 1), (off?.[1] ?? 0) / (on?.[1] ?? 1)];
    print(`  home page, ${connections} at once`, speed.toFixed(3), processor.toFixed(3), 'goal ≥ 0.95');
  }
} finally {
  for (const site of sites) await site.stop();
}
