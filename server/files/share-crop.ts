import { eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shareCropRoute } from '#lib/focal-point.ts';
import { findSource, ImageError, uploadRoute } from './optimize/source.ts';
import { answerUnreachable } from './reachable.ts';
import { redirectToSuccessor } from './serve.ts';
import type { FileStore } from './store.ts';

// A JPEG of this quality weighs less than 100 kB: networks don't wait for large ones.
const quality = 50;

/** The crop for link previews. The focal point comes from the row, so that nobody can request crops for many. */
export function serveShareCrops(db: Database, store: FileStore): RequestHandler {
  const { optimizer, successorOf, areUnreachable } = store;
  return async (request, response, next) => {
    const filename = request.path.slice(1);
    const point = { focalX: files.focalX, focalY: files.focalY };
    const focus = db.select(point).from(files).where(eq(files.filename, filename)).get();
    if (!focus) {
      const successor = successorOf(filename);
      if (successor) return redirectToSuccessor(response, `${shareCropRoute}/${successor}`);
      return next();
    }
    try {
      const source = await findSource(uploadRoute + filename, optimizer.folders);
      const { bytes } = await optimizer.variantOf(source, { quality, format: 'plain', share: focus });
      // Not for long: what the address shows changes with the focal point.
      response.set('Cache-Control', 'public, max-age=3600').type('jpg').send(bytes);
    } catch (error) {
      if (areUnreachable(error)) return answerUnreachable(response);
      if (!(error instanceof ImageError)) throw error;
      if (error.status === 503) response.set('Retry-After', '2');
      response.status(error.status).set('Cache-Control', 'no-store').type('text/plain').send(error.message);
    }
  };
}
