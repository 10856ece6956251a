import * as z from 'zod/mini';
import { id, text } from './inputs.ts';

/** After about as many characters, search results cut a title off. */
export const usualTitle = 60;
/** Between as many characters a description looks best there. */
export const usualDescription = { shortest: 50, longest: 160 };
/** More can't be entered. */
export const mostCharacters = { seoTitle: 120, seoDescription: 320 };

/**
 * What a person may enter for search engines and shared links, about an entry with a page of its own: to spread into its
 * fields. What is left out stays as it is saved.
 */
export const seoFields = {
  seoTitle: z.optional(text('Search title', mostCharacters.seoTitle)),
  seoDescription: z.optional(text('Search description', mostCharacters.seoDescription)),
  sharePictureId: z.optional(z.nullable(id)),
  noindex: z.optional(z.boolean()),
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

/** These fields of an entry. */
export function seoValuesOf(entry: SeoValues): SeoValues {
  const { seoTitle, seoDescription, sharePictureId, noindex } = entry;
  return { seoTitle, seoDescription, sharePictureId, noindex };
}
