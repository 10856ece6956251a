import { safeParseAsync } from 'zod/v4/core';
import { picturesById } from '#database/shown-picture.ts';
import { fieldsOfBlock, filesIn, textsIn } from '#lib/block-values.ts';
import { bySlug } from '#lib/inputs.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { downloadsIn } from '#lib/rich-text/read.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { pageProcedures } from '#server/content/procedures.ts';
import { type Reader, readPublicEntry } from '#server/content/public-entry.ts';
import { readSeo } from '#server/content/seo.ts';
import { type ModuleContext, unlessEmpty } from '#server/module/point.ts';
import { officeProcedure, router, visitorProcedure } from '#server/trpc.ts';
import { pageType } from './entry-type.ts';

export const pageRouter = router({
  /** Public: a page, or where it moved. Staff also see drafts. */
  getBySlug: visitorProcedure.input(bySlug).query(({ ctx, input }) => readPage(ctx, input.slug)),

  ...pageProcedures(pageType),

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

/** The public page at a slug, or the slug it moved to. Throws NOT_FOUND. */
async function readPage(context: ModuleContext & Reader, slug: string) {
  const { db } = context;
  const { row, movedTo } = readPublicEntry(context, pageType, `/${slug}`);
  if (!row) return { movedTo };
  const { id, title, summary, coverId, status, updatedAt } = row;
  const blocks = (await Promise.all(row.blocks.map((block) => shownBlock(context, block)))).flat();
  const files = blocks.flatMap(({ kind, values }) => filesIn(fieldsOfBlock(kind), values));
  const texts = blocks.flatMap(({ kind, values }) => textsIn(fieldsOfBlock(kind), values));
  const pictures = picturesById(db, [...(coverId ? [coverId] : []), ...files], texts.flatMap(downloadsIn));
  const cover = coverId ? (pictures[coverId] ?? null) : null;
  const page = { id, title, slug, summary, status, updatedAt, cover, blocks };
  return { page, pictures, seo: readSeo(db, row) };
}

/** A block with its data; nothing if it is hidden, empty, or its module is gone. */
async function shownBlock(context: ModuleContext, { id, kind, hidden, values }: PlacedBlock) {
  const offered = hidden ? undefined : offeredBlocks.get(kind);
  // Values saved with another version of the module may not fit.
  const checked = offered && (await safeParseAsync(offered.schema, values));
  if (!offered || !checked?.success) return [];
  const data: unknown = offered.load ? unlessEmpty(offered.load(context, checked.data)) : null;
  if (offered.load && data === null) return [];
  return [{ id, kind, values: checked.data as PlacedBlock['values'], data }];
}
