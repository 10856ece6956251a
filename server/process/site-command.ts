import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Response } from 'express';
import { buildFolder } from './build-folder.ts';
import type { Log } from './log.ts';

// A process that hangs must not stop the backups for good.
const timeout = 12 * 60 * 60 * 1000;

export function startCommand(words: string[], signal?: AbortSignal) {
  const program = [path.join(buildFolder, 'server/site.mjs'), ...words];
  return spawn(process.execPath, program, { signal, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** In its own process: compressing gigabytes would stall visitors. Killed when the client disconnects. `onLine`: stderr. */
export async function sendOutput(
  { log }: { log: Log },
  words: string[],
  response: Response,
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const child = startCommand(words, leaving.signal);
  const code = new Promise<unknown>((resolve) => child.once('close', resolve).once('error', resolve));
  createInterface(child.stderr).on('line', onLine);
  // Without an end, a download that fails halfway can't be mistaken for a whole one.
  child.stdout.pipe(response, { end: false });
  const ended = await code;
  if (ended === 0) return void response.end();
  if (!leaving.signal.aborted) log.error({ words, ended }, 'A download could not be sent');
  response.destroy();
}
