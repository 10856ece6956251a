import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const hammer = path.join(import.meta.dirname, 'hammer.mjs');
const visitor = path.join(import.meta.dirname, 'visitor.mjs');

/** How fast an address is answered: requests a second, and how long the answers took in milliseconds. */
export interface Pace {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Load {
  headers?: Record<string, string>;
  connections?: number;
  milliseconds?: number;
  /** The status that every answer must have. */
  status?: number;
}

const canPin = process.platform === 'linux' && availableParallelism() > 1;

/** Keeps this process, and the servers it starts from now on, on one core; who asks them gets another one. */
export async function stayOnOneCore(): Promise<void> {
  if (canPin) await run('taskset', ['-p', '-c', '0', String(process.pid)]).catch(() => undefined);
}

/** Asks `address` on many connections at once, after a short warm-up. */
export async function hammerAt(address: string, load: Load = {}): Promise<Pace> {
  const { headers = {}, connections = 10, milliseconds = 1000, status = 200 } = load;
  const words = [hammer, address, JSON.stringify(headers), connections, milliseconds, status].map(String);
  const pinned = ['-c', '1', process.execPath, ...words];
  const { stdout } = canPin ? await run('taskset', pinned) : await run(process.execPath, words);
  return JSON.parse(stdout);
}

/** The yardstick: a `node:http` server that answers everything with these bytes. */
export async function rawServer(bytes: Buffer, headers: OutgoingHttpHeaders = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The value in the middle. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/**
 * How long `address` takes to answer somebody who asks 100 times a second while `work` goes on, in milliseconds, the
 * first answers (connections are made) left out.
 */
export async function answerTimes(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const visit = run(process.execPath, [visitor, address, '10'], { maxBuffer: 16 * 1024 * 1024 });
  await wait(500);
  await work();
  visit.child.stdin?.end();
  const { stdout } = await visit;
  return (JSON.parse(stdout) as number[]).slice(30);
}

/** The value that so much of them (0 to 1) stay below. */
export function quantile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}
