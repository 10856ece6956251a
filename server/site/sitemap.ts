import type { RequestHandler } from 'express';
import { SitemapStream, streamToPromise } from 'sitemap';
import { modules } from '#modules/index.ts';
import { originOf } from '../env.ts';
import type { House } from '../house.ts';
import type { SiteModule, SitemapEntry } from '../module.ts';

const xmlns = { news: false, video: false, xhtml: false, image: true };

/** `/sitemap.xml`: every page that visitors may open now, with its pictures. All addresses are of the configured site. */
export function sitemap(house: House): RequestHandler {
  return async (_request, response) => {
    const stream = new SitemapStream({ hostname: originOf(house.env), xmlns });
    for (const { path, updatedAt, pictures = [] } of pages(house)) {
      const img = pictures.map((filename) => ({ url: `/api/images/upload/${filename}` }));
      stream.write({ url: path, lastmod: updatedAt?.toISOString(), img });
    }
    stream.end();
    response.type('application/xml').send(await streamToPromise(stream));
  };
}

function pages({ db, now }: House): SitemapEntry[] {
  const offered = (modules as readonly SiteModule[]).flatMap((module) => module.sitemap?.(db, now()) ?? []);
  return [{ path: '/' }, ...offered];
}
