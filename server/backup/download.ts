import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { actingAs, whoActs } from '../activity/actor.ts';
import { type Line, recordActivity } from '../activity/record.ts';
import { administratorDownload } from '../auth/administrator-download.ts';
import type { Context } from '../context.ts';
import type { Services } from '../services.ts';
import { startCommand } from './background.ts';
import { backupNamed } from './list.ts';

/**
 * `GET /api/backups/<name>`: the archive, a nightly one with its uploads. It has everything of the site, so it is asked for
 * again who that is.
 */
export function downloadBackup(services: Services) {
  return async (request: Request<{ name: string }>, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const file = backupNamed(services.env, request.params.name);
    if (!file) return void asked.refuse(404, 'This backup is no longer there.');
    const name = path.basename(file);
    noteDownload(asked.context, { what: 'downloaded', type: 'backup', title: name });
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/gzip');
    if (!name.startsWith('nightly-')) {
      response.set('Content-Length', String((await stat(file)).size));
      return void (await pipeline(createReadStream(file), response).catch(() => undefined));
    }
    await sendOutput(services, ['backup', 'export', file], response);
  };
}

/** Notes a download before it is sent: half of it is a copy of the site's data, too. */
export function noteDownload({ user, sessionId, now, db }: Context, line: Line): void {
  actingAs({ user: user?.id ?? null, source: 'browser', sessionId, now }, () =>
    recordActivity(db, whoActs(), line),
  );
}

/**
 * Sends what a command writes. It has a process of its own: reading and compressing gigabytes would make visitors wait. Who
 * leaves ends it. `onLine` gets what it says meanwhile.
 */
export async function sendOutput(
  { log }: Services,
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
  if (!leaving.signal.aborted) log.error({ words, ended }, 'What was to be downloaded could not be sent');
  response.destroy();
}
