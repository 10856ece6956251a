/** What visitors see of a post: nothing, nothing yet, or all of it. */
export type PostState = 'draft' | 'scheduled' | 'published';

/** The state of a post at an instant. */
export function stateOf(
  post: { status: 'draft' | 'published'; publishedAt: Date | null },
  now: Date,
): PostState {
  if (post.status === 'draft') return 'draft';
  return post.publishedAt && post.publishedAt > now ? 'scheduled' : 'published';
}
