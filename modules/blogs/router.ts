import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import { removeFromSearch } from '#database/search.ts';
import { slugOf } from '#database/slug.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { picturesOf } from '#server/rich-text/pictures.ts';
import { clientProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { named, one, postChange, postFields, postFilter, postPage } from './inputs.ts';
import { listPosts } from './list.ts';
import { countPublic, pageSize, publicPosts } from './published.ts';
import { readPost } from './read-post.ts';
import { changePost, createPost, gone, setStatus } from './save.ts';
import { freePostSlug } from './slugs.ts';
import { stateOf } from './state.ts';
import { blogPosts } from './tables.ts';

/** `blog`: the posts of the blog. */
export const blogRouter = router({
  /** For visitors: a page of the posts that are out, of one category or of all, the newest first. */
  getPage: visitorProcedure.input(postPage).query(({ ctx, input: { category, page } }) => {
    const { db, now } = ctx.house;
    const counts = countPublic(db, now());
    const pages = Math.max(1, Math.ceil(counts[category ?? 'all'] / pageSize));
    if (page > pages) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such page.' });
    const posts = publicPosts(db, now(), { category, limit: pageSize, offset: (page - 1) * pageSize });
    return { posts, counts, page, pages };
  }),

  /** For visitors: the post at an address, or the word that this address leads on to. Staff see drafts and what is scheduled too. */
  read: visitorProcedure.input(named).query(({ ctx, input }) => {
    return readPost(ctx.house.db, input.slug, { isStaff: ctx.user !== null, now: ctx.house.now() });
  }),

  /** For the back office: a page of all posts, found, sorted and filtered. */
  getAll: clientProcedure
    .input(postFilter)
    .query(({ ctx, input }) => listPosts(ctx.house.db, input, ctx.house.now())),

  /** For the back office: one post with its pictures. */
  get: clientProcedure.input(one).query(({ ctx, input: { id } }) => {
    const { db, now } = ctx.house;
    const row = db
      .select({ post: blogPosts, cover: shownPicture })
      .from(blogPosts)
      .leftJoin(files, eq(files.id, blogPosts.coverId))
      .where(eq(blogPosts.id, id))
      .get();
    if (!row) throw gone();
    const { post, cover } = row;
    return { ...post, cover, state: stateOf(post, now()), pictures: picturesOf(db, post.body) };
  }),

  /** For the form: an address like this one that is free. */
  freeSlug: clientProcedure
    .input(named)
    .query(({ ctx, input }) => freePostSlug(ctx.house.db, slugOf(input.slug))),

  create: clientProcedure
    .meta({ changesPublic: true })
    .input(postFields)
    .mutation(({ ctx, input }) => {
      const about = { createdBy: ctx.user.id, now: ctx.house.now() };
      return ctx.house.db.transaction((tx) => createPost(tx, input, about));
    }),

  update: clientProcedure
    .meta({ changesPublic: true })
    .input(postChange)
    .mutation(({ ctx, input: { id, version, ...fields } }) => {
      const row = { id, version, now: ctx.house.now() };
      ctx.house.db.transaction((tx) => changePost(tx, row, fields));
    }),

  publish: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.house.db.transaction((tx) => setStatus(tx, id, 'published', ctx.house.now()));
    }),

  unpublish: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.house.db.transaction((tx) => setStatus(tx, id, 'draft', ctx.house.now()));
    }),

  delete: clientProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(({ ctx, input: { id } }) => {
      ctx.house.db.transaction((tx) => {
        const { changes } = tx.delete(blogPosts).where(eq(blogPosts.id, id)).run();
        if (changes === 0) throw gone();
        removeFromSearch(tx, { module: 'blogs', id });
      });
    }),
});
