import type { SeedTools } from '#server/module.ts';
import { keepPictures } from '#server/rich-text/pictures.ts';
import { picturesIn } from '#server/rich-text/read.ts';
import { blogScenes } from './scenes/index.ts';
import { starterPosts } from './starter/posts.ts';
import type { StarterPost } from './starter/starter-post.ts';
import { blogPictures, blogPosts } from './tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Starter content: posts with drawn covers. Their dates are counted from the present instant, so that jobs are open. */
export async function seed({ db, addPicture }: SeedTools): Promise<void> {
  const files = new Map<string, number>();
  for (const { slug, alt, draw } of blogScenes) {
    files.set(slug, await addPicture(draw(), { name: `${slug}.jpg`, alt }));
  }
  const now = Date.now();
  for (const post of starterPosts) {
    const body = bodyOf(post, files);
    const row = { ...fieldsOf(post, now), body, coverId: files.get(post.slug) ?? null };
    const { id } = db.insert(blogPosts).values(row).returning({ id: blogPosts.id }).get();
    keepPictures(db, blogPictures, { ownerId: id, doc: body, field: 'body' });
  }
}

// A picture that nobody has drawn leaves its text without one.
function bodyOf(post: StarterPost, files: Map<string, number>) {
  const body = post.body((scene) => files.get(scene) ?? 0);
  return picturesIn(body).includes(0)
    ? { ...body, content: body.content.filter(({ type }) => type !== 'picture') }
    : body;
}

function fieldsOf({ daysAgo, job, body: _, ...words }: StarterPost, now: number) {
  // Nine in the morning, and the last second of a day, in Jakarta.
  const publishedAt = new Date(Math.floor(now / day - daysAgo) * day + 2 * hour);
  const closesAt = job && new Date(Math.floor(now / day + job.openFor) * day + 17 * hour - 1000);
  const { location = '', employmentType = null } = job ?? {};
  const dates = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt, closesAt };
  return { ...words, ...dates, location, employmentType, status: 'published', wasPublic: true } as const;
}
