import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Queries } from '#database/client.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { askEncoder } from '#server/files/encoder/encoder.ts';
import { wantedFormat } from '#server/files/optimize/wanted-format.ts';
import type { Services } from '#server/services.ts';
import { publishedClients } from '../published.ts';

export const spriteRoute = '/api/images/sprites/clients';
export const cell = { width: 270, height: 90 };
// Phones show six logos (clients.css), and fetch no others. More than twenty would make the first view heavy, and load one by one.
const parts = [
  [0, 6],
  [6, 20],
] as const;

/** The clients for the home page, with the places of their logos in sprites, whose addresses change with them. */
export function clientsWithSprites(db: Queries) {
  const clients = publishedClients(db);
  const places = spritesOf(clients).flatMap(({ logos, version }) =>
    logos.map((_, index) => ({ src: `${spriteRoute}?v=${version}`, place: placeIn(logos.length, index) })),
  );
  return clients.map((client, index) => ({ ...client, logo: places[index] }));
}

function spritesOf(clients: { picture: ShownPicture }[]) {
  return parts.map(([from, to]) => {
    const logos = clients.slice(from, to).map(({ picture }) => picture.filename);
    return { logos, version: createHash('sha256').update(logos.join()).digest('hex').slice(0, 8) };
  });
}

// In CSS percentages: the first cell is at 0, the last at 100.
function placeIn(count: number, index: number) {
  return count > 1 ? +((index / (count - 1)) * 100).toFixed(2) : 0;
}

/**
 * The logos in two files as AVIF, WebP or PNG, each made once, because ten requests right below the hero would delay
 * everything after them.
 */
export function serveSprites(services: Services): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer>>({ max: 8 });
  return async (request, response, next) => {
    const sprites = spritesOf(publishedClients(services.db));
    const { logos = [], version } = sprites.find((each) => each.version === request.query.v) ?? {};
    // An older page would show the wrong logos.
    if (logos.length === 0) return next();
    const format = wantedFormat(request.headers.accept);
    const key = `${version} ${format}`;
    const files = logos.map((filename) => path.join(services.files.folder, filename));
    const picture = made.get(key) ?? askEncoder('sprite', { files, ...cell, format });
    made.set(key, picture);
    try {
      const bytes = await picture;
      response.vary('Accept').set('Cache-Control', 'public, max-age=31536000, immutable');
      response.type(format === 'plain' ? 'png' : format).send(bytes);
    } catch (err) {
      made.delete(key);
      services.log.error({ err }, 'A sprite of the logos could not be made');
      next();
    }
  };
}
