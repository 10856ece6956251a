import type { SeedTools } from '#server/module.ts';
import { coverScene } from './scenes/cover.ts';
import { catalogs } from './tables.ts';

/** Starter content: a drawn cover. */
export async function seed({ db, addPicture }: SeedTools): Promise<void> {
  const { slug, alt, draw } = coverScene;
  const fileId = await addPicture(draw(), { name: `${slug}.jpg`, alt });
  const now = new Date();
  db.insert(catalogs).values({ fileId, createdAt: now, shownAt: now }).run();
}
