import { homeSection, type SiteModule } from '#server/module.ts';
import { CatalogBand } from './CatalogBand.tsx';
import { catalogDownload } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { menu } from './menu.ts';
import { catalogRouter } from './router.ts';
import { search } from './search.ts';
import { seed } from './seed.ts';
import { shownCatalog } from './shown.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';

/** The catalog: one picture to look at and to download, and all that were before it. */
export const catalog = {
  name: 'catalog',
  entryTypes: [catalogType],
  routers: { catalog: catalogRouter },
  menu,
  homeSections: [homeSection({ order: 80, load: ({ db }) => shownCatalog(db), Section: CatalogBand })],
  downloads: [catalogDownload],
  search,
  sitemap,
  summary,
  seed,
} satisfies SiteModule;
