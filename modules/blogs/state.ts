export type PostState = 'draft' | 'scheduled' | 'published';

export function stateOf(
  post: { status: 'draft' | 'published'; publishedAt: Date | null },
  now: Date,
): PostState {
  if (post.status === 'draft') return 'draft';
  return post.publishedAt && post.publishedAt > now ? 'scheduled' : 'published';
}
