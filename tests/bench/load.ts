import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const hammer = path.join(import.meta.dirname, 'hammer.mjs');
const visitor = path.join(import.meta.dirname, 'visitor.mjs');

/** Requests a second that `address` answers when `connections` ask at once, for `milliseconds` after a warm-up. */
export async function requestsPerSecond(
  address: string,
  { accept = '*/*', connections = 10, milliseconds = 1000 } = {},
): Promise<number> {
  const words = [hammer, address, accept, String(connections), String(milliseconds)];
  const { stdout } = await run(process.execPath, words);
  return Number(stdout);
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
