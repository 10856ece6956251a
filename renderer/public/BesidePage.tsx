import { Children } from 'react';
import { useServerPage } from './server-page.ts';

/** What modules add to the page at `path`, which doesn't know them: or to the first of its `products` that they know. */
export function BesidePage({ path, products = [] }: { path: string; products?: string[] }) {
  return Children.toArray(useServerPage().besidePage(path, ...products));
}
