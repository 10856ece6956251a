import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSite } from '#tests/site.ts';
import { cpuTimeOf, memoryOf } from '../cpu-time.ts';
import { ask100000, onServersCore } from '../load.ts';
import { print } from '../print.ts';
import { request } from '../request.ts';
import type { Contestant } from './contestant.ts';
import { printRatio } from './print-ratio.ts';

type Place = Pick<Contestant, 'root' | 'folder'>;

const names = {
  start: 'start to /up, ms',
  idle: 'memory when idle, MB',
  busy: 'memory after 100,000 requests, MB',
  script: 'script of a start, kB',
};

/** Prints the ratios of whole processes, whose sites have stopped: of starts, of memory and of the script that a start loads. */
export async function compareProcesses(
  places: Place[],
  isWanted: (name: string) => boolean,
  rounds: number,
): Promise<void> {
  print('processes', 'other, min', 'ours, min', 'ratio', 'median');
  if (isWanted(names.start) || isWanted(names.idle)) {
    const [took, idle] = [places.map((): number[] => []), places.map((): number[] => [])];
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, place] of places.entries()) {
        const started = await measureStart(place);
        took[at]?.push(started.took);
        idle[at]?.push(started.memory);
      }
    }
    printRatio(names.start, took, 0);
    printRatio(names.idle, idle, 0);
  }
  await printOnce(names.script, places, isWanted, scriptOf);
  await printOnce(names.busy, places, isWanted, memoryAfterRequests);
}

async function printOnce(
  name: string,
  places: Place[],
  isWanted: (name: string) => boolean,
  measure: (of: Place) => Promise<number>,
) {
  if (!isWanted(name)) return;
  const figures: number[][] = [];
  for (const place of places) figures.push([await measure(place)]);
  printRatio(name, figures, 0);
}

const start = (place: Place, env = {}) =>
  onServersCore(() => startSite({ ...place, env, program: 'bin/start.mjs' }));

async function measureStart(place: Place) {
  const site = await start(place);
  await request(`${site.url}/up`);
  const took = cpuTimeOf(site.pid);
  await wait(1500);
  const memory = memoryOf(site.pid);
  await site.stop();
  return { took, memory };
}

async function memoryAfterRequests(place: Place) {
  const site = await start(place);
  await ask100000(site.url);
  const memory = memoryOf(site.pid);
  await site.stop();
  return memory;
}

/** The size of all files of script that a start loads, by V8's coverage. */
async function scriptOf(place: Place) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-coverage-'));
  try {
    const site = await start(place, { NODE_V8_COVERAGE: folder });
    await request(`${site.url}/up`);
    await site.stop();
    const loaded = new Set<string>();
    for (const name of await readdir(folder)) {
      const { result } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      for (const { url } of result as { url: string }[]) if (url.startsWith('file:')) loaded.add(url);
    }
    const sizes = await Promise.all([...loaded].map(async (url) => (await stat(fileURLToPath(url))).size));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
