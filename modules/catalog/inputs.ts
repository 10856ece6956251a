import * as z from 'zod/mini';
import { bySlug, line, slug, status } from '#lib/inputs.ts';

const chooseFile = 'Please choose a file.';
const fileId = z.int(chooseFile).check(z.positive(chooseFile));

/** What a catalog can be written in. */
export const catalogLanguages = ['none', 'id', 'en'] as const;

/** What a person enters about a catalog. Its file is a picture or a PDF. */
export const catalogFields = z.strictObject({
  title: line('Title', 120),
  slug,
  language: z.enum(catalogLanguages),
  fileId,
  status,
});

export type CatalogFields = z.infer<typeof catalogFields>;

/** The slug in a requested address, and the part of a catalog with many pages, from 1. */
export const catalogPart = z.extend(bySlug, { part: z._default(z.int().check(z.positive()), 1) });
