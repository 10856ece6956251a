import type { SiteModule } from '#server/module.ts';
import { pictures, types } from './entry-types.ts';
import { galleryHomeSection } from './home-section.ts';
import { menu } from './menu.ts';
import { galleryRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';
import { galleryTypeRouter } from './type-router.ts';

const routers = { gallery: galleryRouter, galleryType: galleryTypeRouter };

/** The gallery: pictures of the company's work, in types. */
export const gallery: SiteModule<typeof routers> = {
  name: 'gallery',
  entryTypes: [pictures, types],
  routers,
  menu,
  homeSections: [galleryHomeSection],
  search,
  sitemap,
  summary,
  seed,
};
