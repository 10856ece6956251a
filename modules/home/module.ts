import type { SiteModule } from '#server/module.ts';
import { bannerSection } from './banner/home-section.ts';
import { bannerRouter } from './banner/router.ts';
import { clientSection } from './client/home-section.ts';
import { homeClientRouter } from './client/router.ts';
import { entryTypes } from './entry-types.ts';
import { menu } from './menu.ts';
import { packagingRouter, serviceRouter } from './offers/router.ts';
import { search } from './offers/search.ts';
import { sitemap } from './offers/sitemap.ts';
import { packagingSection } from './packaging/home-section.ts';
import { seed } from './seed.ts';
import { serviceSection } from './service/home-section.ts';
import { summary } from './summary.ts';

const routers = {
  banner: bannerRouter,
  packaging: packagingRouter,
  service: serviceRouter,
  homeClient: homeClientRouter,
};

/** Home: what the company offers and for whom. Banners, packaging products, services and clients. */
export const home: SiteModule<typeof routers> = {
  name: 'home',
  entryTypes,
  routers,
  menu,
  homeSections: [bannerSection, serviceSection, packagingSection, clientSection],
  search,
  sitemap,
  summary,
  seed,
};
