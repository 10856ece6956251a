import { isBlockList, type ListedBlock } from '#lib/block-list.ts';
import { fieldsOfBlock, filesIn, linksIn, saidIn, textsIn } from '#lib/block-values.ts';
import { fieldOf } from '#lib/content-type.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import type { Field, Fields, Role } from '#lib/fields.ts';
import { filesInText, headingsIn, linksIn as linksInText } from '#lib/rich-text/read.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { emptySeo, type SeoValues } from '#lib/seo.ts';

/** The parts that most types have, under the name that each gives them; a type without one has undefined there. */
export interface Parts {
  title: string;
  summary?: string;
  cover?: number | null;
  text?: RichText;
  /** The parts of a page that visitors see. */
  blocks?: PlacedBlock[];
  /** Its words, paragraph by paragraph. */
  said: string[];
  pictures: number[];
  /** Entered values for search engines and shared links; empty for a type without. */
  seo: SeoValues;
}

interface PlacedBlock {
  /** Its place, from 1, among all blocks. */
  place: number;
  kind: string;
  values: Record<string, unknown>;
}

/** The parts of an entry's values, as the roles and the kinds of its fields say. */
export function partsOf(fields: Fields, values: object): Parts {
  const read = (name = '') => values[name as keyof typeof values];
  const ofRole = (role: Role) => read(fieldOf({ fields }, role));
  const ofKind = (kind: FieldKind) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.kind === kind)
      .flatMap((name) => read(name) ?? []);
  return {
    title: String(ofRole('title') ?? ''),
    summary: ofRole('summary'),
    cover: ofRole('cover'),
    text: ofRole('body'),
    blocks: shownBlocks(read(Object.keys(fields).find((name) => fields[name]?.kind === 'blocks'))),
    said: saidIn(fields, values),
    pictures: ofKind('pictures'),
    seo: { ...emptySeo, ...(values as Partial<SeoValues>) },
  };
}

function shownBlocks(blocks: unknown) {
  if (!isBlockList(blocks)) return undefined;
  const all = blocks as (ListedBlock & PlacedBlock & { hidden: boolean })[];
  return all.flatMap(({ kind, hidden, values }, index) =>
    hidden ? [] : [{ place: index + 1, kind, values }],
  );
}

export function textsOf({ text, blocks = [] }: Parts): RichText[] {
  return [
    ...(text ? [text] : []),
    ...blocks.flatMap(({ kind, values }) => textsIn(fieldsOfBlock(kind), values)),
  ];
}

export function fileFieldsOf(fields: Fields): string[] {
  const isOfFiles = ({ kind }: Field) => kind === 'picture' || kind === 'pictures' || kind === 'document';
  return Object.entries(fields).flatMap(([name, field]) => (isOfFiles(field) ? [name] : []));
}

/** The ids of the files that the values show outside of texts. */
export function picturesBesideTexts({ cover, pictures, blocks = [], seo }: Parts): number[] {
  const inBlocks = blocks.flatMap((block) =>
    filesIn(fieldsOfBlock(block.kind), block.values, (kind) => kind !== 'richText'),
  );
  const single = [cover, seo.sharePictureId].filter((id) => typeof id === 'number' && id > 0);
  return [...(single as number[]), ...pictures, ...inBlocks];
}

export function filesOf(parts: Parts): number[] {
  return [...new Set([...picturesBesideTexts(parts), ...textsOf(parts).flatMap(filesInText)])];
}

/** The links within this site: paths without query and anchor, and what is linked by its id. */
export function ownLinks(parts: Parts, origin: string): string[] {
  const ofButtons = parts.blocks?.flatMap(({ kind, values }) => linksIn(fieldsOfBlock(kind), values)) ?? [];
  const links = [...textsOf(parts).flatMap(linksInText), ...ofButtons];
  const own = links.flatMap((href) => {
    if (referenceOf(href)) return [href];
    const url = URL.canParse(href, origin) ? new URL(href, origin) : null;
    return url?.origin === origin ? [url.pathname] : [];
  });
  return [...new Set(own)];
}

/** The headings in their order. The title is the first level; a block has its own heading above that of its texts. */
export function headingsOf(parts: Parts): { level: number; text: string }[] {
  const inBlocks = parts.blocks?.flatMap(({ kind, values }) => [
    ...(values.title ? [{ level: 2, text: String(values.title) }] : []),
    ...textsIn(fieldsOfBlock(kind), values).flatMap((text) => headingsIn(text)),
  ]);
  return [
    { level: 1, text: parts.title },
    ...(parts.text ? headingsIn(parts.text) : []),
    ...(inBlocks ?? []),
  ];
}

// One that only has choices, such as the type of its pictures, is short. Larger ones have something of their own to show.
const [largest, most] = [200, 25];

/** The blocks of which only the server knows whether they show anything. Their headings alone don't count. */
export function blocksToCheck({ blocks = [] }: Parts): PlacedBlock[] {
  return blocks
    .map((block) => ('title' in block.values ? { ...block, values: { ...block.values, title: '' } } : block))
    .filter(({ values }) => JSON.stringify(values).length <= largest)
    .slice(0, most);
}
