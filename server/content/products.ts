import type { Localized } from '#lib/language.ts';
import type { ModuleContext } from '#server/module.ts';

/** Something that visitors may ask a quote for. */
export interface Product {
  name: string;
  /** Its public page. */
  path: string;
  /** The kind of products that it belongs to. */
  group: Localized;
}

/**
 * What the modules offer for sale. `server/site/modules.ts` fills it: a module that lists products can't ask the list of
 * modules, which it is part of.
 */
export const offeredProducts: ((context: ModuleContext) => Product[])[] = [];

/** The products and services that visitors see at this instant, in the order of the modules. */
export function productsOf(context: ModuleContext): Product[] {
  return offeredProducts.flatMap((products) => products(context));
}
