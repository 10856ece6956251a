import { asc, eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { filesIn } from '#lib/block-values.ts';
import { bySlug, one } from '#lib/inputs.ts';
import { slugOf } from '#lib/slug.ts';
import { freeAddress, wasEverPublic } from '#server/content/addresses.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { entryProcedures, orderProcedures, publishProcedures } from '#server/content/procedures.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { picturesById, shownPicture } from '#server/files/shown-picture.ts';
import { administratorProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { pageType } from './entry-type.ts';
import { pagePath } from './paths.ts';
import { readPage } from './read-page.ts';
import { pages } from './tables.ts';

/** `page`: pages that people build of blocks. */
export const pageRouter = router({
  /** For visitors: all of one page, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPage(ctx, input.slug)),

  /** For the back office: every page in its order. */
  getAll: administratorProcedure.query(({ ctx }) => {
    const { id, title, slug, summary, status, version, position } = pages;
    return ctx.db
      .select({ id, title, slug, summary, status, version, picture: shownPicture })
      .from(pages)
      .leftJoin(files, eq(files.id, pages.coverId))
      .orderBy(asc(position), asc(id))
      .all();
  }),

  ...entryProcedures(pageType),
  ...publishProcedures(pageType),
  ...orderProcedures(pageType),

  /** For the back office: one page with all that its form shows. `wasPublic`: its address redirects once it changes. */
  get: administratorProcedure.input(one).query(({ ctx: { db, now }, input: { id } }) => {
    const row = getEntry(db, pageType, id);
    const pictures = picturesById(db, [...(row.coverId ? [row.coverId] : []), ...filesIn(row.blocks)]);
    return { ...row, pictures, wasPublic: wasEverPublic(db, pageType, row, now()) };
  }),

  /** For the form: the blocks that can be added, first those that need no other module. */
  getBlocks: administratorProcedure.query(() =>
    [...offeredBlocks]
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([kind, { label, about, empty }]) => ({
        kind,
        label,
        about,
        empty: empty as Record<string, unknown>,
      })),
  ),

  /** For the form: an address like this one that is free. */
  freeSlug: administratorProcedure
    .input(bySlug)
    .query(({ ctx, input }) => freeAddress(ctx.db, slugOf(input.slug), pagePath)),
});

function rank(kind: string) {
  return kind.startsWith('pages.') ? 0 : 1;
}
