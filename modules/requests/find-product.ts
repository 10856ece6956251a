import type { Product } from '#server/content/points.ts';

/** The product of a form field or an address, by its path or the last part of it. */
export function findProduct(products: Product[], named: string): Product | undefined {
  if (!named) return undefined;
  return (
    products.find(({ path }) => path === named) ?? products.find(({ path }) => path.endsWith(`/${named}`))
  );
}
