import { bySlug } from '#lib/inputs.ts';
import type { Changing } from '#server/content/once-per-change.ts';
import { addressProcedures, entryProcedures, publishProcedures } from '#server/content/procedures.ts';
import { refused } from '#server/errors/refused.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { postFilter, postPage } from './inputs.ts';
import { listPostIds, listPosts } from './list.ts';
import { posts } from './posts.ts';
import { chosenPosts, countedCategories, publicPosts } from './published.ts';
import { readPost } from './read-post.ts';
import { publicTag, usedTags } from './tags.ts';

export const blogRouter = router({
  /** Public: a page of posts, newest first. NOT_FOUND for an unknown category, tag or page. */
  getPage: visitorProcedure.input(postPage).query(({ ctx, input }) => getPage(ctx, input)),

  /** Public: the post at an address, or the slug it redirects to. Staff also see drafts and scheduled posts. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  getAll: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPosts(ctx.db, input, ctx.now())),

  getIds: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPostIds(ctx.db, input, ctx.now())),

  getTags: officeProcedure('read', 'content').query(({ ctx }) => usedTags(ctx.db)),

  ...entryProcedures(posts),
  ...addressProcedures(posts),
  ...publishProcedures(posts),
});

const pageSize = 9;

async function getPage(
  context: Changing,
  { category, tag: word, page }: { category?: string | undefined; tag?: string | undefined; page: number },
) {
  // The cheapest check first: strangers may ask for any word.
  const tag = word === undefined ? null : await publicTag(context, word);
  if (tag === undefined) throw refused('NOT_FOUND', 'There is no such tag.');
  const { db } = context;
  const now = context.now();
  const categories = countedCategories(context);
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const counts = Object.fromEntries([['all', all], ...categories.map(({ key, count }) => [key, count])]);
  const total: number | undefined = tag ? tag.ids.length : counts[category ?? 'all'];
  if (total === undefined) throw refused('NOT_FOUND', 'There is no such category.');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw refused('NOT_FOUND', 'There is no such page.');
  const offset = (page - 1) * pageSize;
  const posts = tag
    ? chosenPosts(db, now, tag.ids.slice(offset, offset + pageSize))
    : publicPosts(db, now, { category, limit: pageSize, offset });
  const movedTo = tag && tag.word !== word ? tag.word : null;
  return { posts, counts, categories, tag: tag && { name: tag.name, count: total }, movedTo, page, pages };
}
