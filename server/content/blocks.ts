import { isDeepStrictEqual } from 'node:util';
import type { ComponentType } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import type { Pictures } from '#database/shown-picture.ts';
import { type KnownFields, registerBlock } from '#lib/block-values.ts';
import { emptyOf, type Fields, type ValuesOf } from '#lib/fields.ts';
import { localized } from '#lib/interface-language.ts';
import { blockSchemaOf, registerBlockRule } from '#lib/placed-blocks.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { blockFields } from './tables.ts';

export interface BlockProps<Declared extends Fields, Data = null> {
  /** The block's own id, for the ids of its headings. */
  id: string;
  values: ValuesOf<Declared>;
  data: Data;
  /** The pictures of its values by the ids of their files, as far as they exist. */
  pictures: Pictures;
  /** Whether it comes first on its page, so that its pictures load at once. */
  isFirst: boolean;
}

/** A block that a module offers in `modules/<module>/blocks/<name>/`. `Form.tsx` beside it replaces the generated form. */
interface Offer<Declared extends Fields, Data> {
  /** The name of its folder. With the module's it names the block in every page that has one, so it never changes. */
  name: string;
  label: string;
  /** Describes it when people choose a block, beside `picture.svg`. */
  about: string;
  /** Exported by `fields.ts`, which browsers load. Their kinds tell files and links, even without the module (`rememberBlocks`). */
  fields: Declared;
  /** Loads further data; null hides the block from visitors. */
  load?(context: ModuleContext, values: ValuesOf<Declared>): Data | null;
  Section: ComponentType<BlockProps<Declared, Data>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the list of blocks drops the types of their values.
type Any = any;

export interface Block extends Offer<Any, Any> {
  schema: $ZodType<object>;
  /** The values of a new block. */
  empty: object;
}

/** Ties the fields of a block to its component; the list of blocks drops the types. */
export function block<Declared extends Fields, Data = null>(offered: Offer<Declared, Data>): Block {
  const made = { ...offered, schema: blockSchemaOf(offered.fields), empty: emptyOf(offered) };
  return localized(made, 'label', 'about');
}

/** Blocks by 'module.block', filled by `server/register-modules.ts`: a module can't import the list of modules. */
export const offeredBlocks = new Map<string, Block>();

export function offerBlock(kind: string, block: Block): void {
  offeredBlocks.set(kind, block);
  registerBlock(kind, block.fields);
  registerBlockRule(kind, block.schema);
}

/** Stores which fields the blocks have that modules offer, and knows them of those whose module is gone. */
export function rememberBlocks(db: Queries): void {
  const rows = db.select().from(blockFields).all();
  const stored = new Map(rows.map(({ kind, fields }) => [kind, fields]));
  for (const [kind, fields] of stored) if (!offeredBlocks.has(kind)) registerBlock(kind, fields);
  for (const [kind, block] of offeredBlocks) {
    const fields = kindsOf(block.fields);
    if (isDeepStrictEqual(stored.get(kind), fields)) continue;
    const row = { kind, fields };
    db.insert(blockFields).values(row).onConflictDoUpdate({ target: blockFields.kind, set: row }).run();
  }
}

function kindsOf(fields: KnownFields): KnownFields {
  const each = Object.entries(fields).map(([name, { kind, columns }]) => [
    name,
    { kind, ...(columns && { columns: kindsOf(columns) }) },
  ]);
  return Object.fromEntries(each);
}
