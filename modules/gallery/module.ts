import { homeSection, type SiteModule } from '#server/module.ts';
import { pictures, types } from './entry-types.ts';
import { LatestPictures } from './LatestPictures.tsx';
import { menu } from './menu.ts';
import { publishedPictures } from './published.ts';
import { galleryRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';
import { galleryTypeRouter } from './type-router.ts';

/** The gallery: pictures of the company's work, in types. */
export const gallery = {
  name: 'gallery',
  entryTypes: [pictures, types],
  routers: { gallery: galleryRouter, galleryType: galleryTypeRouter },
  menu,
  homeSections: [
    homeSection({
      order: 70,
      load({ db }) {
        const pictures = publishedPictures(db, { limit: 6 });
        return pictures.length > 0 ? pictures : null;
      },
      Section: LatestPictures,
    }),
  ],
  search,
  sitemap,
  summary,
  seed,
} satisfies SiteModule;
