import type { SeedTools } from '#server/module.ts';
import { keepPictures } from '#server/rich-text/pictures.ts';
import { starterPosts } from './starter/posts.ts';
import type { StarterPost } from './starter/starter-post.ts';
import { blogPictures, blogPosts } from './tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Starter content: posts with their covers. Their dates are counted from the present instant, so that jobs are open. */
export function seed({ db, addPicture }: SeedTools): void {
  const covers = new Map(starterPosts.map(({ slug, language }) => [slug, addPicture(slug, language)]));
  const now = Date.now();
  for (const post of starterPosts) {
    const body = post.body((slug) => covers.get(slug) ?? 0);
    const row = { ...fieldsOf(post, now), body, coverId: covers.get(post.slug) ?? null };
    const { id } = db.insert(blogPosts).values(row).returning({ id: blogPosts.id }).get();
    keepPictures(db, blogPictures, { ownerId: id, doc: body, field: 'body' });
  }
}

function fieldsOf({ daysAgo, job, body: _, ...words }: StarterPost, now: number) {
  // Nine in the morning, and the last second of a day, in Jakarta.
  const publishedAt = new Date(Math.floor(now / day - daysAgo) * day + 2 * hour);
  const closesAt = job && new Date(Math.floor(now / day + job.openFor) * day + 17 * hour - 1000);
  const { location = '', employmentType = null } = job ?? {};
  const dates = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt, closesAt };
  return { ...words, ...dates, location, employmentType, status: 'published', wasPublic: true } as const;
}
