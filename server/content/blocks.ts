import type { ComponentType } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { registerBlock } from '#lib/block-values.ts';
import { emptyOf, type Fields, type ValuesOf } from '#lib/fields.ts';
import { localized } from '#lib/interface-language.ts';
import { blockSchemaOf } from '#lib/placed-blocks.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import type { ProductsContext } from './products.ts';

/** What a block shows. */
export interface BlockProps<Declared extends Fields, Data = null> {
  /** The block's own id, for the ids of its headings. */
  id: string;
  values: ValuesOf<Declared>;
  data: Data;
  /** The pictures of its values by the ids of their files, as far as they exist. */
  pictures: Pictures;
  /** It is the first one of its page: its pictures are in sight at once. */
  isFirst: boolean;
}

/**
 * A kind of block that pages are built of, offered by a module in `modules/<module>/blocks/<name>/`. Its form in the back office
 * is drawn from its fields, unless `Form.tsx` beside it exports, by default, one of its own.
 */
interface Offer<Declared extends Fields, Data> {
  /** The name of its folder. With the module's it names the block in every page that has one, so it never changes. */
  name: string;
  label: string;
  /** What it shows, in a sentence for those who choose one. `picture.svg` beside it draws how that looks. */
  about: string;
  /**
   * What a person enters. They are exported by `fields.ts` beside it, from where browsers load them. Their kinds say which files
   * and links they hold, also when the module is gone (block-fields.ts).
   */
  fields: Declared;
  /** Reads what it shows beside its values; null when there is nothing, and then visitors don't see the block. */
  load?(context: ProductsContext, values: ValuesOf<Declared>): Data | null;
  Section: ComponentType<BlockProps<Declared, Data>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the list of blocks drops the types of their values.
type Any = any;

/** An offered block, with what follows from its fields. */
export interface Block extends Offer<Any, Any> {
  /** What must hold of its values. */
  schema: $ZodType<object>;
  /** What a new one begins with. */
  empty: object;
}

/** Ties the fields of a block to its component; the list of blocks drops the types. */
export function block<Declared extends Fields, Data = null>(offered: Offer<Declared, Data>): Block {
  return localized(
    { ...offered, schema: blockSchemaOf(offered.fields), empty: emptyOf(offered) },
    'label',
    'about',
  );
}

/**
 * The blocks that the modules offer, by 'module.block'. `server/site/modules.ts` fills it: a module that shows them can't ask
 * the list of modules, which it is part of.
 */
export const offeredBlocks = new Map<string, Block>();

/** Adds one to them. */
export function offerBlock(kind: string, block: Block): void {
  offeredBlocks.set(kind, block);
  registerBlock(kind, block.fields);
}
