import Images from 'lucide-react/icons/images';
import { type SeedContext, seeds } from '#database/seed/points.ts';
import { filesInText, plainText } from '#lib/rich-text/read.ts';
import { createEntry } from '#server/content/entries.ts';
import { cutText, type ImportContext, importTarget } from '#server/content/import-targets.ts';
import { importTargets, pageBlocks, publicAreas, starterTranslations } from '#server/content/points.ts';
import { type ModuleContext, offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { homeSection, homeSections } from '#server/rendering/points.ts';
import { searches } from '#server/search/points.ts';
import { type SitemapEntry, sitemaps, summaries } from '#server/site/points.ts';
import { picturesBlock } from './blocks/pictures/block.tsx';
import { pictures, types } from './entry-types.ts';
import { LatestPictures } from './LatestPictures.tsx';
import { galleryPath } from './paths.ts';
import { pageSize, publishedPictures } from './published.ts';
import { galleryRouter } from './router.ts';
import { search } from './search.ts';
import { starterPictures } from './starter/pictures.ts';
import { summary } from './summary.ts';
import { galleryTypes } from './tables.ts';
import { galleryTypeRouter } from './type-router.ts';

const importedPictures = importTarget(pictures, {
  of: 'portfolio',
  label: 'Gallery',
  draft: (context) => ({ typeId: typeOfPortfolio(context) }),
  values(entry, context) {
    const text = entry.text();
    return {
      title: entry.title,
      description: cutText(plainText(text), 500),
      fileId: entry.coverId ?? filesInText(text)[0] ?? null,
      typeId: typeOfPortfolio(context),
      status: entry.status,
    };
  },
});

// Portfolios aren't sorted by types, which pictures need.
function typeOfPortfolio({ db, change }: ImportContext): number {
  const known = db.select({ id: galleryTypes.id }).from(galleryTypes).limit(1).get();
  return known?.id ?? createEntry(db, types, { name: 'Portfolio' }, change).id;
}

/** Pictures of the company’s work, by type. */
export const gallery = {
  name: 'gallery',
  entryTypes: [pictures, types],
  routers: { gallery: galleryRouter, galleryType: galleryTypeRouter },
  offers: [
    offer(
      screens,
      {
        label: 'Gallery',
        route: '/only-us/gallery',
        order: 10,
        icon: Images,
        add: { label: 'Upload pictures', route: '/only-us/gallery?upload' },
        area: 'content',
      },
      {
        label: 'Gallery Type',
        route: '/only-us/global-setting/gallery-type',
        order: 940,
        group: 'Setting',
        area: 'pages',
      },
    ),
    offer(publicAreas, {
      label: { id: 'Galeri', en: 'Gallery' },
      route: '/gallery',
      order: 40,
      isPublic: ({ db }) => publishedPictures(db, { limit: 1 }).length > 0,
    }),
    offer(
      homeSections,
      homeSection({
        order: 70,
        load: ({ db }) => publishedPictures(db, { limit: 6 }),
        Section: LatestPictures,
      }),
    ),
    offer(pageBlocks, picturesBlock),
    offer(importTargets, importedPictures),
    offer(searches, search),
    offer(sitemaps, sitemap),
    offer(summaries, summary),
    offer(seeds, seed),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
  ],
} satisfies SiteModule;

function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const pictures = publishedPictures(db, {}).map(({ picture }) => picture.filename);
  return Array.from({ length: Math.ceil(pictures.length / pageSize) }, (_, index) => ({
    path: galleryPath({ page: index + 1 }),
    pictures: pictures.slice(index * pageSize, (index + 1) * pageSize),
  }));
}

function seed({ db, now, addPicture }: SeedContext) {
  const change = { user: null, now: now() };
  const names = [...new Set(starterPictures.map((picture) => picture.type))];
  const typeIds = new Map(names.map((name) => [name, createEntry(db, types, { name }, change).id]));
  for (const { title, description, type, slug } of starterPictures) {
    const row = { title, description, fileId: addPicture(slug), typeId: typeIds.get(type) ?? 0 };
    createEntry(db, pictures, { ...row, status: 'published' }, change);
  }
}
