import { createEntry } from '#server/content/entries.ts';
import type { SeedContext } from '#server/module.ts';
import { catalogType } from './entry-type.ts';

/** Starter content: a catalog. */
export function seed({ db, now, addPicture }: SeedContext): void {
  const fileId = addPicture('katalog');
  const at = now();
  createEntry(db, catalogType, { fileId, createdAt: at, shownAt: at }, { user: null, now: at });
}
