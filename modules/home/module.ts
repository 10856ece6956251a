import type { SiteModule } from '#server/module.ts';
import { bannerRouter } from './banner/router.ts';
import { homeClientRouter } from './client/router.ts';
import { entryTypes } from './entry-types.ts';
import { homeSections } from './home-sections.ts';
import { menu } from './menu.ts';
import { packagingRouter, serviceRouter } from './offers/router.ts';
import { search } from './offers/search.ts';
import { sitemap } from './offers/sitemap.ts';
import { seed } from './seed.ts';
import { summary } from './summary.ts';

/** Home: what the company offers and for whom. Banners, packaging products, services and clients. */
export const home = {
  name: 'home',
  entryTypes,
  routers: {
    banner: bannerRouter,
    packaging: packagingRouter,
    service: serviceRouter,
    homeClient: homeClientRouter,
  },
  menu,
  homeSections,
  search,
  sitemap,
  summary,
  seed,
} satisfies SiteModule;
