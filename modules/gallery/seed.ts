import { slugOf } from '#database/slug.ts';
import type { SeedTools } from '#server/module.ts';
import { scenes } from './scenes/index.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

/** Starter content: the drawn scenes, published, in their types. */
export async function seed({ db, addPicture }: SeedTools): Promise<void> {
  const names = [...new Set(scenes.map((scene) => scene.type))];
  const types = names.map((name, index) => ({ name, slug: slugOf(name), position: index + 1 }));
  const typeIds = new Map(
    types.map((type) => [type.name, db.insert(galleryTypes).values(type).returning().get().id]),
  );
  for (const [index, { title, description, type, alt, slug, draw }] of scenes.entries()) {
    const fileId = await addPicture(draw(), { name: `${slug}.jpg`, alt });
    const typeId = typeIds.get(type) ?? 0;
    const row = { title, description, fileId, typeId, status: 'published', position: index + 1 } as const;
    db.insert(galleryPictures).values(row).run();
  }
}
