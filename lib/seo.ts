import * as z from 'zod/mini';
import { field } from './fields.ts';
import { id, text } from './inputs.ts';
import { plainText } from './rich-text/read.ts';
import type { RichText } from './rich-text/rich-text.ts';

/** After about as many characters, search results cut a title off. */
export const usualTitle = 60;
/** Between as many characters a description looks best there. */
export const usualDescription = { shortest: 50, longest: 160 };
/** More can't be entered. */
export const mostCharacters = { seoTitle: 120, seoDescription: 320 };

/**
 * What a person may enter for search engines and shared links, about an entry with a page of its own: to spread into the
 * fields of its type. What is left out stays as it is saved.
 */
export const seoFields = {
  seoTitle: field('text', {
    label: 'Search title',
    translated: true,
    rule: z.optional(text('Search title', mostCharacters.seoTitle)),
    empty: '',
  }),
  seoDescription: field('text', {
    label: 'Search description',
    translated: true,
    rule: z.optional(text('Search description', mostCharacters.seoDescription)),
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

/** The values of these fields. */
export interface SeoValues {
  seoTitle: string;
  seoDescription: string;
  /** The id of a file. */
  sharePictureId: number | null;
  /** Are search engines asked not to list it? */
  noindex: boolean;
}

/** What the form of a new entry begins with. */
export const emptySeo: SeoValues = { seoTitle: '', seoDescription: '', sharePictureId: null, noindex: false };

/** What search engines, shared links and lists say of an entry: its summary, or else the beginning of its texts; null for neither. */
export function descriptionOf(summary: string | undefined, texts: RichText[]): string | null {
  const { longest } = usualDescription;
  const beginning =
    summary?.trim() ||
    texts
      .map((text) => plainText(text))
      .join(' ')
      .trim();
  const isCut = !summary?.trim() && beginning.length > longest;
  return (isCut ? `${beginning.slice(0, longest).trimEnd()}…` : beginning) || null;
}
