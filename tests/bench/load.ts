import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Answer } from './request.ts';

const run = promisify(execFile);
const loadClient = path.join(import.meta.dirname, 'load-client.mjs');
const steadyClient = path.join(import.meta.dirname, 'steady-client.mjs');
const baseline = path.join(import.meta.dirname, 'baseline.mjs');

/** Throughput in requests per second and response times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** All responses, including the warm-up. */
  answered: number;
}

interface Load {
  headers?: Record<string, string>;
  connections?: number;
  milliseconds?: number;
  /** The status that every response must have. */
  status?: number;
}

const canPin = process.platform === 'linux' && availableParallelism() > 1;

/** Starts a server on the first core. Clients, including this process, run on the second one from then on. */
export async function onServersCore<Server>(start: () => Promise<Server>): Promise<Server> {
  await moveTo('0');
  try {
    return await start();
  } finally {
    await moveTo('1');
  }
}

async function moveTo(core: string) {
  if (canPin) await run('taskset', ['-a', '-p', '-c', core, String(process.pid)]).catch(() => undefined);
}

/** Requests `address` on many connections at once, after a short warm-up. */
export async function measureLoad(address: string, load: Load = {}): Promise<LoadResult> {
  const { headers = {}, connections = 10, milliseconds = 1000, status = 200 } = load;
  const words = [loadClient, address, JSON.stringify(headers), connections, milliseconds, status].map(String);
  const { stdout } = await run(process.execPath, words);
  return JSON.parse(stdout);
}

/** The baseline: a `node:http` server in a separate process that answers everything with this response. */
export async function startBaseline({ status, headers, body }: Answer) {
  const child = await onServersCore(async () =>
    spawn(process.execPath, [baseline], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  child.stdin.end(JSON.stringify({ status, headers, body: body.toString('base64') }));
  const [port] = await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, close: () => child.kill() };
}

export function median(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

/**
 * The response times of `address` at 100 requests a second while `work` runs, in milliseconds, without the first ones
 * (which open connections).
 */
export async function answerTimes(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const visit = run(process.execPath, [steadyClient, address, '10'], { maxBuffer: 16 * 1024 * 1024 });
  await wait(500);
  await work();
  visit.child.stdin?.end();
  const { stdout } = await visit;
  return (JSON.parse(stdout) as number[]).slice(30);
}

/** Requests the pages of a site, search results and a session, 100,000 times in all. */
export async function ask100000(address: string) {
  let asked = 0;
  const pages = ['/', '/services', '/gallery', '/blogs', '/catalog'];
  while (asked < 100_000) {
    for (const page of [...pages, '/search/kardus', '/api/auth/session']) {
      const { answered } = await measureLoad(address + page, { milliseconds: 200 });
      asked += answered;
    }
  }
}

/** The value that this share (0 to 1) of the numbers stay below. */
export function quantile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}
