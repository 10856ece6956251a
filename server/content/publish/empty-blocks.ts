import * as z from 'zod/mini';
import { safeParseAsync } from 'zod/v4/core';
import { filesIn, textsIn } from '#lib/block-values.ts';
import { type Block, offeredBlocks } from '#server/content/blocks.ts';
import type { ProductsContext } from '#server/module/context.ts';

/** A block of a page that is about to be published, and its place, from 1, among all of them. */
export const placedBlock = z.strictObject({
  place: z.int(),
  kind: z.string().check(z.maxLength(80)),
  values: z.record(z.string(), z.unknown()),
});

type PlacedBlock = z.infer<typeof placedBlock>;

/** The names, as in the form of the page, of the blocks that have nothing to show to visitors at this instant. */
export async function emptyBlocks(context: ProductsContext, blocks: PlacedBlock[]): Promise<string[]> {
  const found = await Promise.all(
    blocks.map(async ({ place, kind, values }) => {
      const offered = offeredBlocks.get(kind);
      const checked = offered && (await safeParseAsync(offered.fields, values));
      // What is wrong with its fields is reported when it is saved.
      if (!offered || !checked?.success) return [];
      const shows = offered.load
        ? offered.load(context, checked.data) !== null
        : hasContent(offered, checked.data);
      return shows ? [] : [`${offered.label} ${place}`];
    }),
  );
  return found.flat();
}

// One without a text to write may show something of the site itself, such as the address of the company.
function hasContent({ text }: Block, values: unknown) {
  return textsIn(values).length === 0 || filesIn(values).length > 0 || Boolean(text?.(values as object));
}
