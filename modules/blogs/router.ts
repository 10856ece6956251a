import { bySlug } from '#lib/inputs.ts';
import { addressProcedures, entryProcedures, publishProcedures } from '#server/content/procedures.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { postFilter, postPage } from './inputs.ts';
import { listPostIds, listPosts } from './list.ts';
import { posts } from './posts.ts';
import { getPage } from './published-page.ts';
import { readPost } from './read-post.ts';
import { usedTags } from './tags.ts';

export const blogRouter = router({
  /** Public: a page of posts, newest first. NOT_FOUND for an unknown category, tag or page. */
  getPage: visitorProcedure.input(postPage).query(({ ctx, input }) => getPage(ctx, input)),

  /** Public: the post at an address, or the slug it redirects to. Staff also see drafts and scheduled posts. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** Back office: a filtered page of all posts. */
  getAll: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPosts(ctx.db, input, ctx.now())),

  /** The ids of all matching posts, to edit them at once. */
  getIds: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPostIds(ctx.db, input, ctx.now())),

  /** The tags of all posts, most used first. */
  getTags: officeProcedure('read', 'content').query(({ ctx }) => usedTags(ctx.db)),

  ...entryProcedures(posts),
  ...addressProcedures(posts),
  ...publishProcedures(posts),
});
