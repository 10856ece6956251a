import { createEntry } from '#server/content/entries.ts';
import type { SeedTools } from '#server/module.ts';
import { catalogType } from './entry-type.ts';

/** Starter content: a catalog. */
export function seed({ db, addPicture }: SeedTools): void {
  const fileId = addPicture('katalog');
  const now = new Date();
  createEntry(db, catalogType, { fileId, createdAt: now, shownAt: now }, { user: null, now });
}
