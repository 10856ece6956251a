import BookImage from 'lucide-react/icons/book-image';
import { seeds } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { publicAreas } from '#server/content/points.ts';
import { type ModuleContext, offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { homeSection, homeSections } from '#server/rendering/points.ts';
import { searches } from '#server/search/points.ts';
import { downloads, type SitemapEntry, sitemaps, summaries } from '#server/site/points.ts';
import { CatalogBand } from './CatalogBand.tsx';
import { downloadSize, offeredDownloads } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogsPath } from './paths.ts';
import { listedCatalogs } from './published.ts';
import { catalogRouter } from './router.ts';
import { summary } from './summary.ts';

/**
 * Catalogs to read online and download: pictures or PDFs. A single published catalog is shown at `/catalog`, also the
 * canonical address of its own page; several are a shelf there. Links and search results always lead to a catalog’s own
 * page. The first downloads as `/catalog/vinci-catalog.png` or `.pdf`, which the specification fixes and customers link to;
 * others as `vinci-catalog-<slug>`. Long catalogs are split into parts (`?part=2`): at 900 bytes of HTML per page, 500
 * pages would delay the first one on a slow line.
 */
export const catalog = {
  name: 'catalog',
  entryTypes: [catalogType],
  routers: { catalog: catalogRouter },
  offers: [
    offer(screens, {
      label: 'Upload Catalog',
      route: catalogType.list,
      order: 30,
      icon: BookImage,
      area: 'content',
    }),
    offer(publicAreas, {
      label: { id: 'Katalog', en: 'Catalogue' },
      route: catalogsPath,
      order: 60,
      isPublic: ({ db }) => listedCatalogs(db).length > 0,
    }),
    offer(
      homeSections,
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
    ),
    offer(downloads, ...offeredDownloads),
    offer(searches, { label: { id: 'Katalog', en: 'Catalogue' } }),
    offer(sitemaps, sitemap),
    offer(summaries, summary),
    offer(seeds, ({ db, now, addPicture }) => {
      const about = { title: 'Katalog', slug: 'katalog', language: 'id', status: 'published' } as const;
      createEntry(db, catalogType, { ...about, fileId: addPicture('katalog') }, { user: null, now: now() });
    }),
  ],
} satisfies SiteModule;

/** The list and, if there are several, each catalog: a single one is the list. */
function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const pages = listedCatalogs(db).map(({ path, updatedAt, picture }) => {
    return { path, updatedAt, pictures: [picture.filename] };
  });
  if (pages.length > 1) return [{ path: catalogsPath }, ...pages];
  return pages.map((page) => ({ ...page, path: catalogsPath }));
}
