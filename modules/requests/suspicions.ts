import type { Suspicion } from './states.ts';

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

// Nobody has a link in a name; in a note, one may show what is wanted.
const withoutLinks = ['name', 'company', 'quantity', 'city'] as const;

type Texts = Record<(typeof withoutLinks)[number] | 'note', string>;

/** What is suspicious about a request as such: a program filled in the field that people don't see, or it is full of links. */
export function suspicionsIn(texts: Texts, fields: Record<string, string>): Suspicion[] {
  const isAdvertised =
    withoutLinks.some((name) => texts[name].search(link) >= 0) || [...texts.note.matchAll(link)].length > 1;
  return [...(fields.homepage ? (['trap'] as const) : []), ...(isAdvertised ? (['links'] as const) : [])];
}
