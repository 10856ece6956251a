import BookImage from 'lucide-react/icons/book-image';
import { createEntry } from '#server/content/entries.ts';
import { homeSection } from '#server/module/home-section.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { screens } from '#server/rendering/points.ts';
import { CatalogBand } from './CatalogBand.tsx';
import { downloadSize, offeredDownloads } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogsPath, catalogsRoute } from './paths.ts';
import { listedCatalogs } from './published.ts';
import { catalogRouter } from './router.ts';
import { search } from './search.ts';
import { sitemap } from './sitemap.ts';
import { summary } from './summary.ts';

/**
 * Catalogs: pictures or PDFs to look at and to download.
 *
 * - The only published one is shown at `/catalog`, the canonical address of its own page, too; several are a shelf of covers there.
 *   Links and search results lead to its own page, so that they stay right when another one is added.
 * - The first is downloaded as `/catalog/vinci-catalog.png` or `.pdf`, names that the specification fixes and customers link to; the
 *   others as `vinci-catalog-<address>`. Each name that a catalog had or could have redirects to the one that it has.
 * - 120 pages are on one page of the site, the others on `?part=2` and so on: at 900 bytes of HTML each, all 500 would delay the
 *   first one on a slow line.
 * - Downloads are counted by day, catalog and file.
 */
export const catalog = {
  name: 'catalog',
  entryTypes: [catalogType],
  routers: { catalog: catalogRouter },
  menu: {
    public: [
      {
        label: { id: 'Katalog', en: 'Catalog' },
        route: catalogsPath,
        pathname: catalogsPath,
        order: 60,
      },
    ],
  },
  homeSections: [
    homeSection({
      order: 80,
      async load({ db, files }) {
        const [first, ...others] = listedCatalogs(db);
        if (!first) return null;
        const size = await downloadSize({ files }, first);
        return { catalog: { ...first, size }, count: others.length + 1 };
      },
      Section: CatalogBand,
    }),
  ],
  downloads: offeredDownloads,
  search,
  sitemap,
  summary,
  seed({ db, now, addPicture }) {
    const about = { title: 'Katalog', slug: 'katalog', language: 'id', status: 'published' } as const;
    createEntry(db, catalogType, { ...about, fileId: addPicture('katalog') }, { user: null, now: now() });
  },
  offers: [
    offer(screens, {
      label: 'Upload Catalog',
      route: catalogsRoute,
      pathname: catalogsRoute,
      order: 30,
      icon: BookImage,
      area: 'content',
    }),
  ],
} satisfies SiteModule;
