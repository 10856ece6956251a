import type { Queries } from '#database/client.ts';
import { indexForSearch, type SearchEntry } from '#database/search.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { galleryPath, picturePath } from './paths.ts';
import { publishedPictures, publishedTypes } from './published.ts';

export const search = {
  label: { id: 'Galeri', en: 'Gallery' },
  lists: ({ db }: ModuleContext) =>
    publishedTypes(db).map(({ name, slug }) => ({
      label: { id: name, en: name },
      route: galleryPath({ type: slug }),
    })),
};

export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  return publishedPictures(db, { id }).map(entryOf)[0];
}

/** Reindexes all pictures of a type, which are also found by its name. */
export function refreshSearchOfType(tx: Queries, typeId: number): void {
  for (const picture of publishedPictures(tx, { typeId })) {
    indexForSearch(tx, entryOf(picture));
  }
}

function entryOf(picture: ReturnType<typeof publishedPictures>[number]): SearchEntry {
  const { id, title, description, type } = picture;
  const text = [description, type].filter(Boolean).join(' · ');
  return { type: 'gallery', id, title, text, url: picturePath(id), picture: picture.picture.filename };
}
