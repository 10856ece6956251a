import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { StarterTranslation } from '#server/content/points.ts';
import { careers } from './english/careers.ts';
import type { TranslatedPost } from './english/starter-translation.ts';
import { boardAndPallets, operations } from './english/technology.ts';

/** The posts and their categories in English, for sites that are read in it, too. */
export const translations: StarterTranslation[] = [
  ...['Career', 'Technology'].map((name) => {
    const slug = name.toLowerCase();
    return { type: 'blogCategory', of: { slug }, language: 'en', values: { name, slug } } as const;
  }),
  ...[...boardAndPallets, ...operations, ...careers].map(translationOf),
];

function translationOf({ of, body, ...words }: TranslatedPost): StarterTranslation {
  return {
    type: 'blog',
    of: { slug: of },
    language: 'en',
    values: (original) => ({ ...words, tags: [], body: body(() => pictureIn(original.body as RichText)) }),
  };
}

function pictureIn({ content }: RichText): number {
  return Number(content.find(({ type }) => type === 'picture')?.attrs?.fileId ?? 0);
}
