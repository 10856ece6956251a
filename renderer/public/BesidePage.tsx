import { Children } from 'react';
import { useServerPage } from './server-page.ts';

/** What modules add to the page at `path`, which doesn't know them. */
export function BesidePage({ path }: { path: string }) {
  return Children.toArray(useServerPage().besidePage(path));
}
