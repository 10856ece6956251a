import type { Localized } from '#lib/language.ts';
import type { ModuleContext } from '#server/module/point.ts';

/** Something that visitors may ask a quote for. */
export interface Product {
  name: string;
  /** Its public page. */
  path: string;
  /** The kind of products that it belongs to. */
  group: Localized;
}

/** The context of what shows products, also those of other modules: `context.products(context)`. */
export interface ProductsContext extends ModuleContext {
  products(context: ModuleContext): Product[];
}
