import type { SeedContext } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { linkType } from './footer.ts';
import { footers } from './tables.ts';

export function seed({ db, now }: SeedContext): void {
  const change = { user: null, now: now() };
  db.update(footers).set({ contactLink: 'https://wa.me/6281234567890' }).run();
  const links = [
    ['connectwithus', 'hello@vinci.example', 'mailto:hello@vinci.example', 'mail'],
    ['followus', 'Instagram', 'https://www.instagram.com/', 'instagram'],
    ['followus', 'LinkedIn', 'https://www.linkedin.com/', 'linkedin'],
    ['followus', 'YouTube', 'https://www.youtube.com/', 'youtube'],
    ['callus', '(021) 5550 123', 'tel:+62215550123', 'phone'],
    ['callus', '0812-3456-7890', 'https://wa.me/6281234567890', 'chat'],
  ] as const;
  for (const [type, name, link, staticImage] of links) {
    createEntry(db, linkType, { type, name, link, staticImage }, change);
  }
}
