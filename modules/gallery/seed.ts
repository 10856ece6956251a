import { slugOf } from '#database/slug.ts';
import type { SeedTools } from '#server/module.ts';
import { starterPictures } from './starter/pictures.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

/** Starter content: published pictures in their types. */
export function seed({ db, addPicture }: SeedTools): void {
  const names = [...new Set(starterPictures.map((picture) => picture.type))];
  const types = names.map((name, index) => ({ name, slug: slugOf(name), position: index + 1 }));
  const typeIds = new Map(
    types.map((type) => [type.name, db.insert(galleryTypes).values(type).returning().get().id]),
  );
  for (const [index, { title, description, type, slug }] of starterPictures.entries()) {
    const fileId = addPicture(slug);
    const typeId = typeIds.get(type) ?? 0;
    const row = { title, description, fileId, typeId, status: 'published', position: index + 1 } as const;
    db.insert(galleryPictures).values(row).run();
  }
}
