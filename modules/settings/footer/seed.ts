import type { SeedContext } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { linkType } from './footer.ts';
import { starterLinks } from './starter/links.ts';
import { footers } from './tables.ts';

export function seed({ db, now }: SeedContext): void {
  const change = { user: null, now: now() };
  db.update(footers).set({ contactLink: 'https://wa.me/6281234567890' }).run();
  for (const [type, name, link, staticImage] of starterLinks) {
    createEntry(db, linkType, { type, name, link, staticImage }, change);
  }
}
