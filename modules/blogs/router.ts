import { bySlug } from '#lib/inputs.ts';
import { addressProcedures, entryProcedures, publishProcedures } from '#server/content/procedures.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { postFilter, postPage } from './inputs.ts';
import { listPostIds, listPosts } from './list.ts';
import { posts } from './posts.ts';
import { getPage } from './published-page.ts';
import { readPost } from './read-post.ts';
import { usedTags } from './tags.ts';

/** `blog`: the posts of the blog. */
export const blogRouter = router({
  /** For visitors: a page of the posts that are out, the newest first. NOT_FOUND for a category, a tag or a page that isn't there. */
  getPage: visitorProcedure.input(postPage).query(({ ctx, input }) => getPage(ctx, input)),

  /** For visitors: the post at an address, or the slug that it redirects to. Staff also see drafts and scheduled posts. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** For the back office: a page of all posts, found, sorted and filtered. */
  getAll: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPosts(ctx.db, input, ctx.now())),

  /** The ids of all posts that a filter finds, on every page: to change them at once. */
  getIds: officeProcedure('read', 'content')
    .input(postFilter)
    .query(({ ctx, input }) => listPostIds(ctx.db, input, ctx.now())),

  /** For the form: the tags of all posts, those used most first. */
  getTags: officeProcedure('read', 'content').query(({ ctx }) => usedTags(ctx.db)),

  ...entryProcedures(posts),
  ...addressProcedures(posts),
  ...publishProcedures(posts),
});
