import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, Response } from 'express';
import { say } from '#lib/interface-language.ts';
import { actingAs, whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { isConfirmed } from '../auth/confirmation.ts';
import { refusalFor } from '../auth/refusal.ts';
import { contextOf } from '../context.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Services } from '../services.ts';
import { startCommand } from './background.ts';
import { backupNamed } from './list.ts';

/**
 * `GET /api/backups/<name>`: the archive, a nightly one with its uploads. It has everything of the site, so it is asked for
 * again who that is.
 */
export function downloadBackup(services: Services) {
  return async (request: Request<{ name: string }>, response: Response) => {
    const context = await contextOf(services, request);
    response.set('Cache-Control', 'private, no-store').type('text/plain');
    const answer = (status: number, sentence: string) =>
      response.status(status).send(inLanguageOf(context.user, () => say(sentence)));
    const refused = refusalFor(context, { action: 'manage', areas: ['settings'] });
    if (refused) return void answer(getHTTPStatusCodeFromError(refused), refused.message);
    if (!isConfirmed(context))
      return void answer(428, 'Please confirm first that it’s you. Nothing was changed.');
    const file = backupNamed(services.env, request.params.name);
    if (!file) return void answer(404, 'This backup is no longer there.');
    const name = path.basename(file);
    const { sessionId, now } = context;
    const user = context.user?.id ?? null;
    // Before it is sent: half of it is a copy of the site's data, too.
    actingAs({ user, source: 'browser', sessionId, now }, () =>
      recordActivity(services.db, whoActs(), { what: 'downloaded', type: 'backup', title: name }),
    );
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/gzip');
    if (!name.startsWith('nightly-')) {
      response.set('Content-Length', String((await stat(file)).size));
      return void (await pipeline(createReadStream(file), response).catch(() => undefined));
    }
    await sendExport(services, file, response);
  };
}

// In a process of its own: compressing gigabytes would make visitors wait.
async function sendExport({ log }: Services, file: string, response: Response) {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const child = startCommand(['backup', 'export', file], leaving.signal);
  const code = new Promise<unknown>((resolve) => child.once('close', resolve).once('error', resolve));
  child.stderr.resume();
  // Without an end, a download that fails halfway can't be mistaken for a whole one.
  child.stdout.pipe(response, { end: false });
  const ended = await code;
  if (ended === 0) return response.end();
  if (!leaving.signal.aborted) log.error({ file, ended }, 'A backup could not be sent to be downloaded');
  response.destroy();
}
