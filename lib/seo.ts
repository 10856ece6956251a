import * as z from 'zod/mini';
import { field, type ValuesOf } from './fields.ts';
import { id, text } from './inputs.ts';
import { plainText } from './rich-text/read.ts';
import type { RichText } from './rich-text/rich-text.ts';

/** Search results cut titles off around here. */
export const usualTitle = 60;
export const usualDescription = { shortest: 50, longest: 160 };
/** Hard limits. */
export const maxCharacters = { seoTitle: 120, seoDescription: 320 };

/** Fields for search engines and shared links, to spread into a type. Values left out stay as saved. */
export const seoFields = {
  seoTitle: field('text', {
    label: 'Search title',
    translated: true,
    rule: z.optional(text('Search title', maxCharacters.seoTitle)),
    empty: '',
  }),
  seoDescription: field('text', {
    label: 'Search description',
    translated: true,
    rule: z.optional(text('Search description', maxCharacters.seoDescription)),
    empty: '',
  }),
  sharePictureId: field('picture', {
    label: 'Share picture',
    rule: z.optional(z.nullable(id)),
    empty: null,
    optional: true,
    format: (id) => (id ? 'another picture' : ''),
  }),
  noindex: field('switch', {
    label: 'Search engines',
    rule: z.optional(z.boolean()),
    empty: false,
    format: (isHidden) => (isHidden ? 'are asked not to list it' : 'may list it'),
  }),
};

export type SeoValues = Required<ValuesOf<typeof seoFields>>;

export const emptySeo: SeoValues = { seoTitle: '', seoDescription: '', sharePictureId: null, noindex: false };

/** The summary, or the beginning of the texts, for search engines, shared links and lists; null if both are empty. */
export function descriptionOf(summary: string | undefined, texts: RichText[]): string | null {
  const { longest } = usualDescription;
  const beginning = summary?.trim() || texts.map(plainText).join(' ').trim();
  const isCut = !summary?.trim() && beginning.length > longest;
  return (isCut ? `${beginning.slice(0, longest).trimEnd()}…` : beginning) || null;
}
