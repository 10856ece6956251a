import type { Product } from '#server/content/points.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { homeWords } from '../words.ts';
import { offerPath } from './paths.ts';
import { publishedNames } from './published.ts';

// As on the site: bestsellers first.
const kinds = [
  { kind: 'packaging', group: homeWords.dictionary.packaging },
  { kind: 'service', group: homeWords.dictionary.services },
] as const;

export function products({ db }: ModuleContext): Product[] {
  return kinds.flatMap(({ kind, group }) =>
    publishedNames(db, kind).map(({ name, slug }) => ({ name, path: offerPath(kind, slug), group })),
  );
}
