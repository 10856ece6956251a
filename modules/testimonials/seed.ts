import type { SeedContext } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { starterTestimonials } from './starter/testimonials.ts';
import { testimonialType } from './tables.ts';

/** Drafts, because nobody has said it. */
export function seed({ db, now }: SeedContext): void {
  const change = { user: null, now: now() };
  for (const said of starterTestimonials) {
    createEntry(db, testimonialType, { ...said, fileId: null, status: 'draft' }, change);
  }
}
