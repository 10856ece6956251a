import type { SiteModule } from '#server/module.ts';
import { catalogDownload } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogHomeSection } from './home-section.ts';
import { menu } from './menu.ts';
import { catalogRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';

const routers = { catalog: catalogRouter };

/** The catalog: one picture to look at and to download, and all that were before it. */
export const catalog: SiteModule<typeof routers> = {
  name: 'catalog',
  entryTypes: [catalogType],
  routers,
  menu,
  homeSections: [catalogHomeSection],
  downloads: [catalogDownload],
  search,
  sitemap,
  summary,
  seed,
};
