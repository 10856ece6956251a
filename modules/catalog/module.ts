import BookImage from 'lucide-react/icons/book-image';
import { createEntry } from '#server/content/entries.ts';
import { homeSection, type SiteModule } from '#server/module.ts';
import { CatalogBand } from './CatalogBand.tsx';
import { downloadSize, offeredDownloads } from './downloads.ts';
import { catalogType } from './entry-type.ts';
import { catalogRouter } from './router.ts';
import { search } from './search.ts';
import { shownCatalog } from './shown.ts';
import { summary } from './summary.ts';

/** The catalog: a picture or a PDF to look at and to download, and all that were before it. */
export const catalog = {
  name: 'catalog',
  entryTypes: [catalogType],
  routers: { catalog: catalogRouter },
  menu: {
    public: [{ label: { id: 'Katalog', en: 'Catalog' }, route: '/catalog', pathname: '/catalog', order: 60 }],
    onlyUs: [
      {
        label: 'Upload Catalog',
        route: '/only-us/upload-catalog',
        pathname: '/only-us/upload-catalog',
        order: 30,
        icon: BookImage,
        roles: ['client', 'administrator'],
      },
    ],
  },
  homeSections: [
    homeSection({
      order: 80,
      async load({ db, files }) {
        const shown = shownCatalog(db);
        return shown && { ...shown, bytes: await downloadSize({ files }, shown) };
      },
      Section: CatalogBand,
    }),
  ],
  downloads: offeredDownloads,
  search,
  // Without a catalog there is nothing to find on its page.
  sitemap({ db }) {
    const shown = shownCatalog(db);
    if (!shown) return [];
    return [{ path: '/catalog', updatedAt: shown.shownAt, pictures: [shown.picture.filename] }];
  },
  summary,
  seed({ db, now, addPicture }) {
    const at = now();
    const row = { fileId: addPicture('katalog'), createdAt: at, shownAt: at };
    createEntry(db, catalogType, row, { user: null, now: at });
  },
} satisfies SiteModule;
