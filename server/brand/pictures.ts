import path from 'node:path';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { centre } from '#lib/focal-point.ts';
import { originOf } from '../env.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { readerAt } from '../http/page-language.ts';
import type { Services } from '../services.ts';
import { cardKey, hasOwnCard } from './page-brand.ts';
import { type Brand, readBrand } from './read-brand.ts';

const white = '#ffffff';

/** The icons by their addresses, as tasks of the encoder. Phones cut a circle or a rounded square out of two of them. */
const icons = {
  '/icons/192.png': { size: 192 },
  '/icons/512.png': { size: 512 },
  '/icons/maskable-512.png': { size: 512, margin: 0.15, ground: white },
  '/apple-touch-icon.png': { size: 180, margin: 0.08, ground: white },
};

type Picture = Promise<Buffer>;

/** Icons and share card of the brand, at the addresses of the default ones, which the build serves if none is set. */
export function brandPictures(services: Services): Router {
  const router = Router();
  // Each takes the encoder a tenth of a second, and there are few.
  const made = new LRUCache<string, Picture>({ max: 20 });
  const once = (key: string, make: () => Picture): Picture => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
  const serve = (address: string, type: string, pictureOf: (brand: Brand, name: string) => Picture | null) =>
    router.get(address, async (request, response, next) => {
      const { db, settings } = readerAt(services, request.originalUrl);
      const picture = pictureOf(readBrand(db), settings.name);
      if (!picture) return next();
      const bytes = await picture.catch((err) => {
        services.log.error({ err }, 'A picture of the brand could not be made');
        return null;
      });
      // Better the default than none.
      if (!bytes) return next();
      response.set('Cache-Control', 'public, max-age=3600').type(type).send(bytes);
    });
  const fileOf = ({ filename }: { filename: string }) => path.join(services.files.folder, filename);
  const serveMark = (address: string, type: string, make: (file: string) => Picture) =>
    serve(address, type, ({ mark }) => mark && once(`${address} ${mark.filename}`, () => make(fileOf(mark))));
  for (const [address, options] of Object.entries(icons))
    serveMark(address, 'png', (file) => askEncoder('icon', file, options));
  serveMark('/favicon.ico', 'image/x-icon', (file) => askEncoder('ico', file));
  router.get('/favicon.svg', (_request, response, next) => {
    if (readBrand(services.db).mark) response.redirect(302, '/icons/192.png');
    else next();
  });
  serve('/share-card.jpg', 'jpg', (brand, name) => {
    const own = brand.shareCard;
    if (!hasOwnCard(brand, name)) return null;
    return once(`card ${cardKey(brand, name)}`, async () => {
      if (own) return askEncoder('card', { file: fileOf(own), focus: { ...centre, ...own } });
      const { logoBox, shareCard } = await import('./share-card.ts');
      const { host } = new URL(originOf(services.env));
      const drawing = await shareCard({ ...brand, name, host, hasLogo: brand.logo !== null });
      const pictures = brand.logo ? [{ file: fileOf(brand.logo), ...logoBox }] : [];
      return askEncoder('card', { drawing, pictures });
    });
  });
  return router;
}
