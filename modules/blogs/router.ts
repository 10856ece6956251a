import { TRPCError } from '@trpc/server';
import { bySlug, one } from '#lib/inputs.ts';
import { downloadsIn, filesInText } from '#lib/rich-text/read.ts';
import { slugOf } from '#lib/slug.ts';
import { freeAddress, wasEverPublic } from '#server/content/addresses.ts';
import { entryProcedures, publishProcedures } from '#server/content/procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import { clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { postFilter, postPage } from './inputs.ts';
import { listPostIds, listPosts } from './list.ts';
import { postPath, posts } from './posts.ts';
import { countOpenJobs, countPublic, pageSize, publicPosts } from './published.ts';
import { readPost } from './read-post.ts';
import { stateOf } from './state.ts';

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
    return { posts, counts, openJobs: countOpenJobs(db, now()), page, pages };
  }),

  /** For visitors: the post at an address, or the slug that it redirects to. Staff also see drafts and scheduled posts. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPost(ctx, input.slug)),

  /** For the back office: a page of all posts, found, sorted and filtered. */
  getAll: clientProcedure.input(postFilter).query(({ ctx, input }) => listPosts(ctx.db, input, ctx.now())),

  /** The ids of all posts that a filter finds, on every page: to change them at once. */
  getIds: clientProcedure.input(postFilter).query(({ ctx, input }) => listPostIds(ctx.db, input, ctx.now())),

  ...entryProcedures(posts),

  /** For the back office: one post with its pictures. `wasPublic`: visitors have seen it, so its address redirects once it changes. */
  get: clientProcedure.input(one).query(({ ctx, input: { id } }) => {
    const { db, now } = ctx;
    const post = getEntry(db, posts, id);
    const shown = [...filesInText(post.body), ...(post.coverId ? [post.coverId] : [])];
    const pictures = picturesById(db, shown, downloadsIn(post.body));
    const cover = post.coverId ? (pictures[post.coverId] ?? null) : null;
    const wasPublic = wasEverPublic(db, posts, post, now());
    return { ...post, cover, pictures, state: stateOf(post, now()), wasPublic };
  }),

  /** For the form: an address like this one that is free. */
  freeSlug: clientProcedure
    .input(bySlug)
    .query(({ ctx, input }) => freeAddress(ctx.db, slugOf(input.slug), postPath)),

  ...publishProcedures(posts),
});
