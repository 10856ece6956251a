import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'express';
import { retryAfter, sendSentence } from '../http/plain-answers.ts';
import type { Log } from '../process/log.ts';

const gone =
  'The uploads folder can’t be reached. Mount its disk again, or put the folder back; if it has moved, set UPLOADS_DIR and start the site again';
const unreadable =
  'An uploaded file can’t be read. Give the site’s user the right to read it, and see whether its disk is all right';
// Of a failing or missing disk, and of a file that the site has no permission to read.
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
 * Returns whether uploads are unreachable, by a file system error or a missing folder. Logs a folder once, not per
 * picture.
 */
export function watchUploads(folder: string, log: Log): (error?: unknown) => boolean {
  let wasThere = true;
  return (err) => {
    if (diskErrors.has(String((err as NodeJS.ErrnoException | undefined)?.code))) {
      log.error({ err }, unreadable);
      return true;
    }
    // Created when the site starts. The mount point of a missing disk is a folder too, but an empty one.
    const isThere = existsSync(path.join(folder, '.incoming'));
    if (wasThere && !isThere) log.error({ folder }, gone);
    if (!wasThere && isThere) log.info({ folder }, 'The uploads folder can be reached again');
    wasThere = isThere;
    return !isThere;
  };
}

/** Answers 503 for a picture. Not 404, which would make search engines drop it. */
export function answerUnreachable(response: Response): void {
  response.set('Retry-After', retryAfter.trouble);
  sendSentence(response, 503, 'The pictures can’t be reached at the moment. Please try again later.');
}
