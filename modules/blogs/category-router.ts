import { setImmediate } from 'node:timers/promises';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { bySlug, one } from '#lib/inputs.ts';
import { passAddresses } from '#server/content/addresses.ts';
import type { Change } from '#server/content/change.ts';
import { refreshSearch, updateEntry } from '#server/content/entries.ts';
import { recordVersion } from '#server/content/history/history.ts';
import {
  addressProcedures,
  entryProcedures,
  orderProcedures,
  proceduresFor,
  updateInput,
} from '#server/content/procedures.ts';
import { readPublicEntry } from '#server/content/public-entry.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { changeTrashed, trashEntry } from '#server/content/trash/trash.ts';
import { refused } from '#server/errors/refused.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { categories } from './categories.ts';
import { siteCategories } from './choices.ts';
import { merging } from './inputs.ts';
import { categoryPath } from './paths.ts';
import { posts } from './posts.ts';
import { blogCategories, blogPosts } from './tables.ts';

const { saving } = proceduresFor(categories);

const counted = preparedQuery((db) => {
  const { id, key, name, slug, version, position } = blogCategories;
  const { status, category } = blogPosts;
  // Joined, SQLite would make an index of all posts each time; its own begins with the status.
  const isIn = and(inArray(status, status.enumValues), eq(category, key));
  const posts = db.select({ count: count() }).from(blogPosts).where(isIn);
  return db
    .select({ id, key, name, slug, version, posts: sql<number>`${posts}` })
    .from(blogCategories)
    .orderBy(asc(position), asc(id));
});

/** Clients may read categories, administrators change them. */
export const categoryRouter = router({
  /** Public: the category at an address, or the slug it redirects to. */
  read: visitorProcedure.input(bySlug).query(({ ctx, input }) => {
    return readPublicEntry(ctx, categories, categoryPath(input.slug));
  }),

  getAll: officeProcedure('read', 'content', 'pages').query(({ ctx }) => {
    const all = counted(ctx.db).all();
    return all.map((category) => ({ ...category, isFixed: isFixed(category) }));
  }),

  ...entryProcedures(categories),
  ...addressProcedures(categories),
  ...orderProcedures(categories),

  /** Posts are found by the name of their category. */
  update: saving.input(updateInput(categories)).mutation(async ({ ctx: { db, user, now }, input }) => {
    db.transaction((tx) => updateEntry(tx, categories, input, { user: user.id, now: now() }));
    const { key } = getEntry(db, categories, input.id);
    await inTurns(db, postsOf(db, key), (post) => refreshSearch(db, posts, post));
  }),

  /** CONFLICT while it has posts: `merge` moves them. */
  delete: saving.input(one).mutation(({ ctx, input: { id } }) => {
    ctx.db.transaction((tx) => {
      const used = postsOf(tx, removable(tx, id).key).length;
      if (used > 0) throw refused('CONFLICT', inUse);
      trashEntry(tx, categories, id, { user: ctx.user.id, now: ctx.now() });
    });
  }),

  merge: saving
    .input(merging)
    .mutation(({ ctx: { db, user, now }, input }) => merge(db, input, { user: user.id, now: now() })),
});

const inUse = 'This category has posts. Delete it from its own menu, and choose where they go.';

// One post at a time, so that visitors keep reading; a killed server leaves whole posts and both categories.
async function merge(db: Database, { id, into }: { id: number; into: number }, change: Change) {
  if (id === into) throw refused('CONFLICT', 'Please choose another category.');
  const from = removable(db, id).key;
  const { key } = getEntry(db, categories, into);
  await inTurns(db, postsOf(db, from), (post) => move(db, post, key, change));
  db.transaction((tx) => {
    removable(tx, id);
    // Posts written into it meanwhile.
    for (const post of postsOf(tx, from)) move(tx, post, key, change);
    changeTrashed(tx, posts, (row) => row.category === from && { ...row, category: key });
    trashEntry(tx, categories, id, change);
    passAddresses(tx, categories, { from: id, to: into });
  });
}

function move(tx: Queries, id: number, category: string, change: Change) {
  const before = getEntry(tx, posts, id);
  const row = { ...before, category, version: before.version + 1, updatedAt: change.now };
  const { version, updatedAt } = row;
  tx.update(blogPosts).set({ category, version, updatedAt }).where(eq(blogPosts.id, id)).run();
  recordVersion(tx, posts, { row, how: row.status === 'published' ? 'published' : 'saved', before }, change);
  refreshSearch(tx, posts, id);
}

// In milliseconds.
const longestTurn = 15;

async function inTurns(db: Database, ids: number[], change: (id: number) => void) {
  for (let at = 0; at < ids.length; ) {
    await setImmediate();
    const end = performance.now() + longestTurn;
    // `db` itself, whose prepared queries are cached, runs inside the transaction, too.
    db.transaction(() => {
      do {
        const id = ids[at++] ?? 0;
        if (entryExists(db, posts, id)) change(id);
      } while (at < ids.length && performance.now() < end);
    });
  }
}

function removable(db: Queries, id: number) {
  const category = getEntry(db, categories, id);
  if (isFixed(category)) throw refused('CONFLICT', 'The site itself needs this category. You can rename it.');
  return category;
}

function isFixed({ key }: { key: string }) {
  return key in siteCategories;
}

function postsOf(db: Queries, category: string): number[] {
  const { id } = blogPosts;
  const rows = db.select({ id }).from(blogPosts).where(eq(blogPosts.category, category)).all();
  return rows.map((row) => row.id);
}
