import type { ComponentType } from 'react';
import type * as z from 'zod/v4/core';
import { spoken } from '#lib/interface-language.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import type { ProductsContext } from '#server/module/context.ts';

/** What a block shows. */
export interface BlockProps<Values, Data = null> {
  /** The block's own id, for the ids of its headings. */
  id: string;
  values: Values;
  data: Data;
  /** The pictures of its values by the ids of their files, as far as they exist. */
  pictures: Pictures;
  /** It is the first one of its page: its pictures are in sight at once. */
  isFirst: boolean;
}

/**
 * A kind of block that pages are built of, offered by a module in `modules/<module>/blocks/<name>/`. Beside it, `fields.ts`
 * exports its `fields` and the `inputs` (lib/block-inputs.ts) that its form in the back office is drawn from, or `Form.tsx`, by
 * default, a form of its own: browsers load them from there.
 */
// biome-ignore lint/suspicious/noExplicitAny: the list of blocks drops the types of their values.
export interface Block<Values extends object = any, Data = any> {
  /** The name of its folder. With the module's it names the block in every page that has one, so it never changes. */
  name: string;
  label: string;
  /** What it shows, in a sentence for those who choose one. `picture.svg` beside it draws how that looks. */
  about: string;
  /**
   * What a person enters, safe in a browser. A field with the id of a file is called `fileId`, one with several `fileIds`,
   * and one with the address behind a button `link`: so they are known even when the module is gone (lib/block-values.ts).
   */
  fields: z.$ZodType<Values>;
  /** What a new one begins with. */
  empty: Values;
  /** Reads what it shows beside its values; null when there is nothing, and then visitors don't see the block. */
  load?(context: ProductsContext, values: Values): Data | null;
  Section: ComponentType<BlockProps<Values, Data>>;
}

/** Ties the fields of a block to its component; the list of blocks drops the types. */
export function block<Values extends object, Data = null>(offered: Block<Values, Data>): Block {
  return spoken(offered, 'label', 'about');
}

/**
 * The blocks that the modules offer, by 'module.block'. `server/site/modules.ts` fills it: a module that shows them can't ask
 * the list of modules, which it is part of.
 */
export const offeredBlocks = new Map<string, Block>();
