import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { sendOutput } from '#server/process/site-command.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';
import { backupNamed } from './list.ts';

/**
 * `GET /api/backups/<name>`: the archive, a nightly one with its uploads. It has everything of the site, so it requires recent
 * re-authentication.
 */
export function downloadBackup(services: Services) {
  return async (request: Request<{ name: string }>, response: Response) => {
    const asked = await administratorDownload(services, request, response, { confirm: true });
    if (!asked) return;
    const file = backupNamed(services.env, request.params.name);
    if (!file) return void asked.refuse(404, 'This backup is no longer there.');
    const name = path.basename(file);
    asked.note({ what: 'downloaded', type: 'backup', title: name });
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/gzip');
    if (!name.startsWith('nightly-')) {
      response.set('Content-Length', String((await stat(file)).size));
      return void (await pipeline(createReadStream(file), response).catch(() => undefined));
    }
    await sendOutput(services, ['backup', 'export', file], response);
  };
}
