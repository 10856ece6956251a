import type { Product } from '#server/content/products.ts';

/** The product that a field of the form or the address of its page names: by its path, or by the last part of it. */
export function findProduct(products: Product[], named: string): Product | undefined {
  if (!named) return undefined;
  return (
    products.find(({ path }) => path === named) ?? products.find(({ path }) => path.endsWith(`/${named}`))
  );
}
