import { asc, eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { bySlug } from '#lib/inputs.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import {
  addressProcedures,
  entryProcedures,
  orderProcedures,
  publishProcedures,
} from '#server/content/procedures.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { pageType } from './entry-type.ts';
import { readPage } from './read-page.ts';
import { pages } from './tables.ts';

export const pageRouter = router({
  /** Public: a page, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPage(ctx, input.slug)),

  /** Back office: all pages in order. */
  getAll: officeProcedure('read', 'pages').query(({ ctx }) => {
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
  ...addressProcedures(pageType),

  /** The available blocks, those without another module first. */
  getBlocks: officeProcedure('read', 'pages').query(() =>
    [...offeredBlocks]
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([kind, { label, about, empty }]) => ({
        kind,
        label,
        about,
        empty: empty as Record<string, unknown>,
      })),
  ),
});

function rank(kind: string) {
  return kind.startsWith('pages.') ? 0 : 1;
}
