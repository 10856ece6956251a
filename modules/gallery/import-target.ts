import { filesInText, plainText } from '#lib/rich-text/read.ts';
import { createEntry } from '#server/content/entries.ts';
import { cutText, type ImportContext, importTarget } from '#server/content/import-targets.ts';
import { pictures, types } from './entry-types.ts';
import { galleryTypes } from './tables.ts';

export const importedPictures = importTarget(pictures, {
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
