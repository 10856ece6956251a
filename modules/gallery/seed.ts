import type { SeedContext } from '#database/seed/points.ts';
import { slugOf } from '#lib/slug.ts';
import { createEntry } from '#server/content/entries.ts';
import { pictures, types } from './entry-types.ts';
import { starterPictures } from './starter/pictures.ts';

export function seed({ db, now, addPicture }: SeedContext): void {
  const change = { user: null, now: now() };
  const names = [...new Set(starterPictures.map((picture) => picture.type))];
  const typeIds = new Map(
    names.map((name) => [name, createEntry(db, types, { name, slug: slugOf(name) }, change).id]),
  );
  for (const { title, description, type, slug } of starterPictures) {
    const row = { title, description, fileId: addPicture(slug), typeId: typeIds.get(type) ?? 0 };
    createEntry(db, pictures, { ...row, status: 'published' }, change);
  }
}
