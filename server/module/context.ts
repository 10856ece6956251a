import type { Queries } from '#database/client.ts';
import type { Services } from '../services.ts';

/** The context of every offer that reads or writes content. */
export interface ModuleContext {
  /** The database, or the transaction that it is part of. */
  db: Queries;
  /** The current instant. */
  now(): Date;
}

/** The context of what shows products, also those of other modules: `context.products(context)`. */
export interface ProductsContext extends ModuleContext {
  products: Services['products'];
}
