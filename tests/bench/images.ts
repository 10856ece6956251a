// Part of `npm run bench`: how long the optimizer takes for a photo, and how fast it serves finished
// variants, compared with bare node:http servers. On loopback, under a minute.
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '#bin/build.mjs';
import { naturalPhoto } from '#tests/pictures.ts';
import { startSite } from '#tests/site.ts';
import { answerTimes, median, onServersCore, quantile } from './load.ts';
import { print } from './print.ts';
import { compareWithBaseline, printHeading } from './side-by-side.ts';
import { uploadPicture } from './upload.ts';

const formats = { AVIF: 'image/avif', WebP: 'image/webp', JPEG: '*/*' };

if (!(await buildIfNeeded())) process.exit(1);
const site = await onServersCore(() => startSite());
try {
  const picture = await uploadPicture(site, await naturalPhoto());
  print('12-megapixel JPEG at 1200 px, first time', '', 'goal ≤ 150 ms');
  for (const [name, accept] of Object.entries(formats))
    print(`  ${name}`, ...(await firstTime(picture, accept)));
  printHeading('the same again');
  for (const width of [256, 1200]) {
    for (const connections of [1, 10]) await compare(picture, width, connections);
  }
  print('home page, p50 and p99', '', '', 'goal ≤ 50 ms');
  for (const width of [1080, 1200, 1920]) await comparePages(picture, width);
} finally {
  await site.stop();
}

function optimized(picture: string, width: number, quality = 75) {
  return `${site.url}/api/images/optimize?url=${encodeURIComponent(picture)}&w=${width}&q=${quality}`;
}

// Five qualities near 75 are five variants that don't exist yet.
async function firstTime(picture: string, accept: string) {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const quality of [73, 74, 75, 76, 77]) {
    const start = performance.now();
    const answer = await fetch(optimized(picture, 1200, quality), { headers: { accept } });
    sizes.push((await answer.arrayBuffer()).byteLength);
    times.push(performance.now() - start);
  }
  return [`${median(times).toFixed(0)} ms`, `${(median(sizes) / 1000).toFixed(0)} kB`] as const;
}

async function compare(picture: string, width: number, connections: number) {
  await compareWithBaseline(`${width} px wide, ${connections} at once`, optimized(picture, width), {
    pid: site.pid,
    headers: { accept: formats.WebP },
    connections,
  });
}

// One after the other. Prints the machine's load, because other processes affect both.
async function comparePages(picture: string, width: number) {
  const page = `${site.url}/`;
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  report('  alone', await answerTimes(page, () => wait(6000)), load);
  const encodes = () => Promise.all(Array.from({ length: 50 }, (_, each) => make(picture, width, 20 + each)));
  report('  while 50 pictures are made', await answerTimes(page, encodes), load);
}

async function make(picture: string, width: number, quality: number) {
  const answer = await fetch(optimized(picture, width, quality), { headers: { accept: formats.WebP } });
  if (answer.status !== 200) throw new Error(`A picture answered ${answer.status}`);
  await answer.arrayBuffer();
}

function report(what: string, times: number[], load = '') {
  const ms = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  print(what, ms(0.5), ms(0.99), load);
}
