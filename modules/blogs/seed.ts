import type { SeedContext } from '#database/seed/points.ts';
import { findStarterPicture } from '#database/seed/starter-pictures.ts';
import { createEntry } from '#server/content/entries.ts';
import { posts } from './posts.ts';
import { starterPosts } from './starter/posts.ts';
import type { StarterPost } from './starter/starter-post.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Starter posts with covers, dated relative to now so that jobs are open. */
export function seed({ db, now, addPicture }: SeedContext): void {
  const covers = new Map(starterPosts.map(({ slug, language }) => [slug, addPicture(slug, language)]));
  for (const post of starterPosts) {
    const body = post.body((slug) => covers.get(slug) ?? findStarterPicture(db, slug) ?? 0);
    const row = { ...fieldsOf(post, now().getTime()), body, coverId: covers.get(post.slug) ?? null };
    createEntry(db, posts, row, { user: null, now: now() });
  }
}

function fieldsOf({ daysAgo, job, body: _, ...words }: StarterPost, now: number) {
  // Nine in the morning and the last second of a day, in Jakarta.
  const publishedAt = new Date(Math.floor(now / day - daysAgo) * day + 2 * hour);
  const closesAt = job && new Date(Math.floor(now / day + job.openFor) * day + 17 * hour - 1000);
  const { location = '', employmentType = null } = job ?? {};
  const dates = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt, closesAt };
  return { ...words, ...dates, location, employmentType, status: 'published' } as const;
}
