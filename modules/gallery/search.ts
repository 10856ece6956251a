import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { indexForSearch, removeFromSearch, type SearchEntry } from '#database/search.ts';
import { picturePath } from './paths.ts';
import { publishedPictures } from './published.ts';
import { galleryPictures } from './tables.ts';

const module = 'gallery';

/** The gallery's part of the search: its published pictures. */
export const search = {
  label: 'Gallery',
  entries: (db: Queries) => publishedPictures(db, {}).map(entryOf),
};

/** Brings the index up to date with one picture; call it in the transaction that changes the picture. */
export function refreshSearch(db: Queries, id: number): void {
  const [picture] = publishedPictures(db, { where: eq(galleryPictures.id, id) });
  if (picture) indexForSearch(db, entryOf(picture));
  else removeFromSearch(db, { module, id });
}

/** The same for every picture of a type, whose name they are found by. */
export function refreshSearchOfType(db: Queries, typeId: number): void {
  for (const picture of publishedPictures(db, { where: eq(galleryPictures.typeId, typeId) })) {
    indexForSearch(db, entryOf(picture));
  }
}

function entryOf(picture: ReturnType<typeof publishedPictures>[number]): SearchEntry {
  const { id, title, description, type } = picture;
  const text = [description, type].filter(Boolean).join(' · ');
  return { module, id, title, text, url: picturePath(id), picture: picture.picture.filename };
}
