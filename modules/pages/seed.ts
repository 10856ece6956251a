import type { SeedContext } from '#database/seed/points.ts';
import { findStarterPicture } from '#database/seed/starter-pictures.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { createEntry } from '#server/content/entries.ts';
import { pageType } from './entry-type.ts';
import { about } from './starter/about.ts';
import { contact } from './starter/contact.ts';
import { privacy } from './starter/privacy.ts';

/** The pages every company needs, consistent with the invented company of a new site. */
export function seed({ db, now }: SeedContext): void {
  for (const { blocks, cover, ...page } of [about, contact, privacy]) {
    const offered = blocks.filter(([kind]) => offeredBlocks.has(kind));
    const rows = offered.map(([kind, values], place) => ({
      id: `starter${place}`,
      kind,
      // Nobody by these names works there: a new site waits for its own people.
      hidden: kind === 'pages.team',
      values,
    }));
    const row = {
      ...page,
      blocks: rows,
      coverId: cover ? findStarterPicture(db, cover) : null,
      status: 'published' as const,
    };
    createEntry(db, pageType, row, { user: null, now: now() });
  }
}
