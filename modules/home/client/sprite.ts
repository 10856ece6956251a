import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Queries } from '#database/client.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { askEncoder } from '#server/files/encoder/encoder.ts';
import { wantedFormat } from '#server/files/optimize/wanted-format.ts';
import type { Services } from '#server/services.ts';
import { clientsInOrder } from './published.ts';

export const spriteRoute = '/api/images/sprites/clients';
// More would make the first view heavy; other logos load one by one.
const maxLogos = 20;
export const cell = { width: 270, height: 90 };

/** The clients for the home page, and the sprite with the first `count` logos. Its address changes with them, so it is cached forever. */
export function clientsWithSprite(db: Queries) {
  const clients = clientsInOrder(db).all();
  const { logos, version } = logosOf(clients);
  return { clients, sprite: { src: `${spriteRoute}?v=${version}`, count: logos.length } };
}

function logosOf(clients: { picture: ShownPicture }[]) {
  const logos = clients.slice(0, maxLogos).map(({ picture }) => picture.filename);
  return { logos, version: createHash('sha256').update(logos.join()).digest('hex').slice(0, 8) };
}

/**
 * The logos in one file as AVIF, WebP or PNG, each made once, because ten requests right below the hero would delay
 * everything after them.
 */
export function serveSprite(services: Services): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer>>({ max: 8 });
  return async (request, response, next) => {
    const { logos, version } = logosOf(clientsInOrder(services.db).all());
    // An older page would show the wrong logos.
    if (logos.length === 0 || request.query.v !== version) return next();
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
      services.log.error({ err }, 'The sprite of the logos could not be made');
      next();
    }
  };
}
