import { TRPCError } from '@trpc/server';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { saveVersion } from '#database/versions.ts';
import { keepPictures } from '#server/rich-text/pictures.ts';
import { isEmpty } from '#server/rich-text/read.ts';
import type { PostFields } from './inputs.ts';
import { refreshSearch } from './search.ts';
import { moveSlug } from './slugs.ts';
import { stateOf } from './state.ts';
import { blogPictures, blogPosts } from './tables.ts';

/** Stores a new post with all that belongs to it. */
export function createPost(
  tx: Queries,
  fields: PostFields,
  { createdBy, now }: { createdBy: string; now: Date },
) {
  const values = { ...completed(fields, now), createdBy };
  const { id } = tx.insert(blogPosts).values(values).returning({ id: blogPosts.id }).get();
  moveSlug(tx, { postId: id, to: fields.slug, wasPublic: false });
  keepPictures(tx, blogPictures, { ownerId: id, doc: fields.body, field: 'body' });
  refreshSearch(tx, id);
  return { id };
}

/** Saves a post if nobody did since `version`. */
export function changePost(
  tx: Queries,
  { id, version, now }: { id: number; version: number; now: Date },
  fields: PostFields,
): void {
  const before = postBefore(tx, id);
  const wasPublic = seenByNow(before, now);
  saveVersion(tx, blogPosts, { id, version, now }, { ...completed(fields, now), wasPublic });
  moveSlug(tx, { postId: id, from: before.slug, to: fields.slug, wasPublic });
  keepPictures(tx, blogPictures, { ownerId: id, doc: fields.body, field: 'body' });
  refreshSearch(tx, id);
}

/** Publishes a post, now unless it has its instant, or takes it back. Throws BAD_REQUEST when there is nothing to read in it. */
export function setStatus(tx: Queries, id: number, status: 'draft' | 'published', now: Date): void {
  const before = postBefore(tx, id);
  if (status === 'published' && isEmpty(before.body)) throw withoutText();
  const publishedAt = status === 'published' ? (before.publishedAt ?? now) : before.publishedAt;
  const values = { status, publishedAt, wasPublic: seenByNow(before, now), updatedAt: now };
  tx.update(blogPosts)
    .set({ ...values, version: sql`${blogPosts.version} + 1` })
    .where(eq(blogPosts.id, id))
    .run();
  refreshSearch(tx, id);
}

/** For a post that is not there (any more). */
export function gone() {
  return new TRPCError({ code: 'NOT_FOUND', message: 'The post is not there any more.' });
}

// Whoever publishes it from a list doesn't see that. The form asks.
function withoutText() {
  const message = 'This post has no text yet. Open it to write one, then publish it.';
  return new TRPCError({ code: 'BAD_REQUEST', message });
}

function postBefore(tx: Queries, id: number) {
  const before = tx.select().from(blogPosts).where(eq(blogPosts.id, id)).get();
  if (!before) throw gone();
  return before;
}

function seenByNow(post: typeof blogPosts.$inferSelect, now: Date) {
  return post.wasPublic || stateOf(post, now) === 'published';
}

function completed(fields: PostFields, now: Date): PostFields {
  const publishedAt = fields.publishedAt ?? (fields.status === 'published' ? now : null);
  if (fields.category === 'CAREER') return { ...fields, publishedAt };
  return { ...fields, publishedAt, location: '', employmentType: null, closesAt: null };
}
