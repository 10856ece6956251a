// Part of `npm run bench`: the time from start to first page, and the process's memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '#bin/build.mjs';
import { startSite } from '#tests/site.ts';
import { memoryOf } from './cpu-time.ts';
import { ask100000, median, onServersCore } from './load.ts';
import { print } from './print.ts';
import { request } from './request.ts';

if (!(await buildIfNeeded())) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'vinci-bench-'));
try {
  print('start to the first page');
  print('  the very first, with starter content', `${((await start()) / 1000).toFixed(1)} s`);
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await start());
  print('  every other', `${median(times).toFixed(0)} ms`, 'goal ≤ 400 ms');
  await reportMemory();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function start() {
  const { site, took } = await onServersCore(async () => {
    const begun = performance.now();
    const started = await startSite({ folder });
    const { status } = await request(`${started.url}/`);
    if (status !== 200) throw new Error(`The home page answered ${status}`);
    return { site: started, took: performance.now() - begun };
  });
  await site.stop();
  return took;
}

async function reportMemory() {
  const site = await onServersCore(() => startSite({ folder }));
  await wait(1000);
  const report = (what: string, goal: string) =>
    print(`  ${what}`, `${memoryOf(site.pid).toFixed(0)} MB`, goal);
  print('memory');
  report('idle', 'goal ≤ 100 MB');
  for (let hundredThousands = 1; hundredThousands <= 3; hundredThousands += 1) {
    await ask100000(site.url);
    report(`after ${hundredThousands}00,000 requests`, 'goal ≤ 180 MB');
  }
  await site.stop();
}
