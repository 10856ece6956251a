import { TRPCError } from '@trpc/server';
import { bySlug } from '#lib/inputs.ts';
import { addressProcedures, entryProcedures, publishProcedures } from '#server/content/procedures.ts';
import { clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { postFilter, postPage } from './inputs.ts';
import { listPostIds, listPosts } from './list.ts';
import { posts } from './posts.ts';
import { countPublic, pageSize, publicPosts } from './published.ts';
import { readPost } from './read-post.ts';

/** `blog`: the posts of the blog. */
export const blogRouter = router({
  /** For visitors: a page of the posts that are out, of one category or of all, the newest first. */
  getPage: visitorProcedure.input(postPage).query(({ ctx, input: { category, page } }) => {
    const { db, now } = ctx;
    const counts = countPublic(db, now());
    const pages = Math.max(1, Math.ceil(counts[category ?? 'all'] / pageSize));
    if (page > pages) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such page.' });
    const offset = (page - 1) * pageSize;
    const posts = publicPosts(db, now(), { category, limit: pageSize, offset });
    return { posts, counts, page, pages };
  }),

  /** For visitors: the post at an address, or the slug that it redirects to. Staff also see drafts and scheduled posts. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** For the back office: a page of all posts, found, sorted and filtered. */
  getAll: clientProcedure.input(postFilter).query(({ ctx, input }) => listPosts(ctx.db, input, ctx.now())),

  /** The ids of all posts that a filter finds, on every page: to change them at once. */
  getIds: clientProcedure.input(postFilter).query(({ ctx, input }) => listPostIds(ctx.db, input, ctx.now())),

  ...entryProcedures(posts),
  ...addressProcedures(posts),
  ...publishProcedures(posts),
});
