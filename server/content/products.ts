import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { type Product, productLists } from './points.ts';

/** Everything that visitors may ask a quote for, of all modules. */
export function productsOf(context: ModuleContext): Product[] {
  return offered(productLists).flatMap((products) => products(context));
}
