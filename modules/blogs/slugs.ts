import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { freeSlug } from '#database/slug.ts';
import { blogOldSlugs, blogPosts } from './tables.ts';

/**
 * After a post got the word `to`: where visitors knew it under `from`, that address leads to it from now on. A word that a
 * post has belongs to that post alone, whoever had it before.
 */
export function moveSlug(
  tx: Queries,
  { postId, from, to, wasPublic }: { postId: number; from?: string; to: string; wasPublic: boolean },
): void {
  tx.delete(blogOldSlugs).where(eq(blogOldSlugs.slug, to)).run();
  if (!from || from === to || !wasPublic) return;
  tx.insert(blogOldSlugs)
    .values({ slug: from, postId })
    .onConflictDoUpdate({ target: blogOldSlugs.slug, set: { postId } })
    .run();
}

/** The post that had this word in its address before; undefined when none had. */
export function postFormerlyAt(db: Queries, slug: string): number | undefined {
  return db.select().from(blogOldSlugs).where(eq(blogOldSlugs.slug, slug)).get()?.postId;
}

/** The address nearest to `slug` that no post has, and that leads to none. */
export function freePostSlug(db: Queries, slug: string): string {
  const ofPost = (word: string) =>
    db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, word)).get();
  return freeSlug(slug, (word) => Boolean(ofPost(word) ?? postFormerlyAt(db, word)));
}
