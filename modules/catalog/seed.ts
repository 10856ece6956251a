import type { SeedTools } from '#server/module.ts';
import { catalogs } from './tables.ts';

/** Starter content: a catalog. */
export function seed({ db, addPicture }: SeedTools): void {
  const fileId = addPicture('katalog');
  const now = new Date();
  db.insert(catalogs).values({ fileId, createdAt: now, shownAt: now }).run();
}
