import * as z from 'zod/mini';
import { safeParseAsync } from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import { pictureById, picturesById } from '#database/shown-picture.ts';
import { saidIn } from '#lib/block-values.ts';
import { fieldOf } from '#lib/content-type.ts';
import { id, typeName, valuesByField } from '#lib/inputs.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import type { SeoValues } from '#lib/seo.ts';
import { isTranslation } from '#lib/translation.ts';
import { heldAt, reservedAddresses } from '#server/content/addresses.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { findType, mayTranslate } from '#server/content/declared-types.ts';
import { describeLinks } from '#server/content/links/describe.ts';
import { findEntry } from '#server/content/read-entry.ts';
import type { TranslationRow } from '#server/content/translations/translation-type.ts';
import { wordsOf } from '#server/content/translations/words.ts';
import { type ModuleContext, unlessEmpty } from '../../module/point.ts';
import type { PersonContext } from '../points.ts';
import { deadLinks } from './dead-links.ts';

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

/** An entry that is about to be published; `id` and `path` are null while it has none. */
export const publishedSoon = z.strictObject({
  type: typeName,
  id: z.nullable(id),
  path: z.nullable(path),
  files: z.array(id).check(z.maxLength(300)),
  /** Paths, and what is linked by its id. */
  links: z.array(z.union([path, reference])).check(z.maxLength(40)),
  /** Blocks that may have nothing to show. */
  blocks: z._default(z.array(placedBlock).check(z.maxLength(60)), []),
});

type Soon = z.infer<typeof publishedSoon>;

export async function publishFacts(context: PersonContext, soon: Soon) {
  const paths = soon.links.filter((link) => link !== soon.path && !referenceOf(link));
  return {
    pictures: picturesById(context.db, soon.files),
    deadLinks: await deadLinks(context, paths),
    hiddenLinks: await hiddenLinks(context, soon),
    emptyBlocks: await emptyBlocks(context, soon.blocks),
    original: originalOf(context, soon),
    isAddressTaken: isTaken(context.db, soon),
  };
}

/** A translation's original: the words to translate and the shared values. Null for any other entry. */
function originalOf({ db, user }: PersonContext, { type: name, id }: Soon) {
  const type = isTranslation(name) && id !== null ? findType(name) : undefined;
  const translation = type && (findEntry(db, type, id as number) as TranslationRow | undefined);
  const original = findType(translation?.type);
  const row = original && findEntry(db, original, translation?.entry ?? 0);
  if (!translation || !row || !mayTranslate(user, original)) return null;
  const values = row as Record<string, unknown> & Partial<SeoValues>;
  const picture = Number(values.sharePictureId || values[fieldOf(original, 'cover') ?? '']);
  return {
    paragraphs: saidIn(original.fields, wordsOf(original, row)).filter(
      (text) => !translation.sameWords.includes(text),
    ),
    picture: pictureById(db, picture || null),
    noindex: values.noindex ?? false,
  };
}

/** The links by id that visitors can't follow, but for those to itself. */
async function hiddenLinks(context: PersonContext, { type, id, links }: Soon) {
  const isOther = (href: string) => {
    const reference = referenceOf(href);
    return reference !== null && !(reference.type === type && reference.id === id);
  };
  const described = Object.values(await describeLinks(context, links.filter(isOther)));
  return described.filter(({ state }) => state !== 'public');
}

function isTaken(db: Queries, { path, type, id }: Soon) {
  if (path === null) return false;
  const isOwn = (held: { type: string; entry: number }) => held.type === type && held.entry === id;
  const held = heldAt(db, path).filter(({ state }) => state === 'current');
  return reservedAddresses.has(path) || !held.every(isOwn);
}

type PlacedBlock = z.infer<typeof placedBlock>;

/** The labels of the blocks that show visitors nothing now. */
async function emptyBlocks(context: ModuleContext, blocks: PlacedBlock[]): Promise<string[]> {
  const found = await Promise.all(
    blocks.map(async ({ place, kind, values }) => {
      const offered = offeredBlocks.get(kind);
      const checked = offered && (await safeParseAsync(offered.schema, values));
      // Mistakes in its fields are reported when it is saved.
      if (!offered || !checked?.success) return [];
      const shows = !offered.load || unlessEmpty(offered.load(context, checked.data)) !== null;
      return shows ? [] : [`${offered.label} ${place}`];
    }),
  );
  return found.flat();
}
