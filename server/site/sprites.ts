import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { askEncoder } from '../files/encoder/encoder.ts';
import { wantedFormat } from '../files/optimize/wanted-format.ts';
import { spriteVersion } from '../files/sprite-address.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type Sprite, sprites } from './points.ts';

/** Sprites as AVIF, WebP or PNG, each made once. */
export function serveSprites(services: Services, all: readonly Sprite[] = offered(sprites)): RequestHandler {
  const made = new LRUCache<string, Promise<Buffer>>({ max: 8 });
  return async (request, response, next) => {
    const sprite = all.find(({ name }) => request.path === `/${name}`);
    const pictures = sprite?.pictures(services) ?? [];
    const version = spriteVersion(pictures);
    // An older page would show the wrong pictures.
    if (!sprite || pictures.length === 0 || request.query.v !== version) return next();
    const { name, width, height } = sprite;
    const format = wantedFormat(request.headers.accept);
    const key = `${name} ${version} ${format}`;
    const files = pictures.map((filename) => path.join(services.files.folder, filename));
    const picture = made.get(key) ?? askEncoder('sprite', { files, width, height, format });
    made.set(key, picture);
    try {
      const bytes = await picture;
      response.vary('Accept').set('Cache-Control', 'public, max-age=31536000, immutable');
      response.type(format === 'plain' ? 'png' : format).send(bytes);
    } catch (err) {
      made.delete(key);
      services.log.error({ err, name }, 'A sprite could not be made');
      next();
    }
  };
}
