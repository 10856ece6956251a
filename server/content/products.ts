import type { Localized } from '#lib/language.ts';

/** Something that visitors may ask a quote for. */
export interface Product {
  name: string;
  /** Its public page. */
  path: string;
  /** The kind of products that it belongs to. */
  group: Localized;
}
