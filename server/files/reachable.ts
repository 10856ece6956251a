import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'express';
import { retryAfter } from '../http/retry-after.ts';
import type { Log } from '../process/log.ts';

const gone =
  'The uploads folder can’t be reached. Mount its disk again, or put the folder back; if it has moved, set UPLOADS_DIR and start the site again';
const unreadable =
  'An uploaded file can’t be read. Give the site’s user the right to read it, and see whether its disk is all right';
// Of a disk that fails or was taken away, and of a file that the site may not read.
const diskErrors = new Set([
  'EACCES',
  'EPERM',
  'EIO',
  'ELOOP',
  'ENODEV',
  'ENOTCONN',
  'ENXIO',
  'ESTALE',
  'ETIMEDOUT',
]);

/**
 * Gives a function that says whether uploads are out of reach: as an error of the file system tells, or because the
 * folder isn't there. The log says what to do; of a folder when it goes away and when it comes back, not for every picture.
 */
export function watchUploads(folder: string, log: Log): (error?: unknown) => boolean {
  let wasThere = true;
  return (err) => {
    if (diskErrors.has(String((err as NodeJS.ErrnoException | undefined)?.code))) {
      log.error({ err }, unreadable);
      return true;
    }
    // Made when the site starts. The mount point of a disk that was taken away is a folder, too, but an empty one.
    const isThere = existsSync(path.join(folder, '.incoming'));
    if (wasThere && !isThere) log.error({ folder }, gone);
    if (!wasThere && isThere) log.info({ folder }, 'The uploads folder can be reached again');
    wasThere = isThere;
    return !isThere;
  };
}

/** Answers 503 for a picture. Not 404, which would have search engines forget it. */
export function answerUnreachable(response: Response): void {
  const sentence = 'The pictures can’t be reached at the moment. Please try again later.';
  response.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter.trouble });
  response.status(503).type('text/plain').send(sentence);
}
