import { eq } from 'drizzle-orm';
import { safeParseAsync } from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import { filesIn, textsIn } from '#lib/block-values.ts';
import { downloadsIn } from '#lib/rich-text/read.ts';
import { formerEntry, nothingAt } from '#server/content/addresses.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { readSeo } from '#server/content/seo.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import type { ProductsContext } from '#server/module/context.ts';
import { pageType } from './entry-type.ts';
import type { PageBlock } from './page-type.ts';
import { pagePath } from './paths.ts';
import { pages } from './tables.ts';

interface Asked {
  slug: string;
  /** May the reader see what is not published? */
  drafts: boolean;
}

/** What the public page at this slug shows, or the slug that it moved to. Throws NOT_FOUND. */
export async function readPage(context: ProductsContext, { slug, drafts }: Asked) {
  const { db } = context;
  const row = db.select().from(pages).where(eq(pages.slug, slug)).get();
  if (!row) return { movedTo: movedTo(db, { slug, drafts }) };
  if (row.status !== 'published' && !drafts) throw nothingAt(db, pageType, pagePath(slug));
  const { id, title, summary, coverId, status, updatedAt } = row;
  const blocks = (await Promise.all(row.blocks.map((block) => shownBlock(context, block)))).flat();
  const shown = [...(coverId ? [coverId] : []), ...filesIn(blocks)];
  const pictures = picturesById(db, shown, textsIn(blocks).flatMap(downloadsIn));
  const cover = coverId ? (pictures[coverId] ?? null) : null;
  const page = { id, title, slug, summary, status, updatedAt, cover, blocks };
  return { page, pictures, seo: readSeo(db, pages, id) };
}

/** A block with its data; nothing where it is hidden, or its module gone, or it has nothing to show. */
async function shownBlock(context: ProductsContext, { id, kind, hidden, values }: PageBlock) {
  const offered = hidden ? undefined : offeredBlocks.get(kind);
  // What was entered while its module was gone, or with another version of it, may not fit.
  const checked = offered && (await safeParseAsync(offered.fields, values));
  if (!offered || !checked?.success) return [];
  const data: unknown = offered.load ? offered.load(context, checked.data) : null;
  if (offered.load && data === null) return [];
  return [{ id, kind, values: checked.data as PageBlock['values'], data }];
}

function movedTo(db: Queries, { slug, drafts }: Asked) {
  const id = formerEntry(db, pageType, pagePath(slug)) ?? 0;
  const page = db.select().from(pages).where(eq(pages.id, id)).get();
  if (!page || (page.status !== 'published' && !drafts)) throw nothingAt(db, pageType, pagePath(slug));
  return page.slug;
}
