import type { Localized } from '#lib/language.ts';
import type { ModuleContext } from '#server/module/point.ts';

/** Something that visitors may ask a quote for. */
export interface Product {
  name: string;
  path: string;
  group: Localized;
}

/** The context of parts that show products of any module. */
export interface ProductsContext extends ModuleContext {
  products(context: ModuleContext): Product[];
}
