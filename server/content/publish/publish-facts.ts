import { and, eq, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { safeParseAsync } from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import { filesIn, textsIn, wordsIn } from '#lib/block-values.ts';
import type { Fields } from '#lib/fields.ts';
import { id, typeName, valuesByField } from '#lib/inputs.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { reservedAddresses } from '#server/content/addresses.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { type DescribingContext, describeLinks } from '#server/content/links/describe.ts';
import { addresses } from '#server/content/tables.ts';
import { picturesById } from '#server/files/shown-picture.ts';
import type { ProductsContext } from '#server/module/context.ts';
import { deadLinks } from './dead-links.ts';

/** A block of a page that is about to be published, and its place, from 1, among all of them. */
const placedBlock = z.strictObject({
  place: z.int(),
  kind: z.string().check(z.maxLength(80)),
  values: valuesByField,
});

const path = z.string().check(z.maxLength(300), z.startsWith('/'));

const reference = z.string().check(
  z.maxLength(300),
  z.refine((href) => referenceOf(href) !== null),
);

/** What is about to be published: of which entry (null for a new one), its address, files, links within the site, blocks. */
export const publishedSoon = z.strictObject({
  type: typeName,
  id: z.nullable(id),
  path: z.nullable(path),
  files: z.array(id).check(z.maxLength(300)),
  /** Paths, and what is linked by its id. */
  links: z.array(z.union([path, reference])).check(z.maxLength(40)),
  /** Those of a page that may have nothing to show. */
  blocks: z._default(z.array(placedBlock).check(z.maxLength(60)), []),
});

/** What only the server knows of it. */
export async function publishFacts(
  context: DescribingContext & ProductsContext,
  soon: z.infer<typeof publishedSoon>,
) {
  return {
    pictures: picturesById(context.db, soon.files),
    deadLinks: await deadLinks(
      context,
      soon.links.filter((link) => link !== soon.path && !referenceOf(link)),
    ),
    hiddenLinks: await hiddenLinks(context, soon),
    emptyBlocks: await emptyBlocks(context, soon.blocks),
    isAddressTaken:
      soon.path !== null && (reservedAddresses.has(soon.path) || isTaken(context.db, soon.path, soon)),
  };
}

/** What its links by id lead to, of those that visitors can't follow. It will be public itself. */
async function hiddenLinks(context: DescribingContext, { type, id, links }: z.infer<typeof publishedSoon>) {
  const isOther = (href: string) => {
    const reference = referenceOf(href);
    return reference !== null && !(reference.type === type && reference.id === id);
  };
  const described = Object.values(await describeLinks(context, links.filter(isOther)));
  return described.filter(({ state }) => state !== 'public');
}

function isTaken(db: Queries, path: string, { type, id }: { type: string; id: number | null }) {
  const isOther = or(ne(addresses.type, type), ne(addresses.entry, id ?? 0));
  const current = and(eq(addresses.path, path), eq(addresses.state, 'current'), isOther);
  return db.select().from(addresses).where(current).get() !== undefined;
}

type PlacedBlock = z.infer<typeof placedBlock>;

/** The names, as in the form of the page, of the blocks that have nothing to show to visitors at this instant. */
async function emptyBlocks(context: ProductsContext, blocks: PlacedBlock[]): Promise<string[]> {
  const found = await Promise.all(
    blocks.map(async ({ place, kind, values }) => {
      const offered = offeredBlocks.get(kind);
      const checked = offered && (await safeParseAsync(offered.schema, values));
      // What is wrong with its fields is reported when it is saved.
      if (!offered || !checked?.success) return [];
      const shows = offered.load
        ? offered.load(context, checked.data) !== null
        : hasContent(offered.fields, checked.data);
      return shows ? [] : [`${offered.label} ${place}`];
    }),
  );
  return found.flat();
}

// One without a text to write may show something of the site itself, such as the address of the company.
function hasContent(fields: Fields, values: object) {
  const [texts, files, words] = [textsIn, filesIn, wordsIn].map((read) => read(fields, values).length);
  return texts === 0 || files !== 0 || words !== 0;
}
