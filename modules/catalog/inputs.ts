import * as z from 'zod/mini';
import { bySlug } from '#lib/inputs.ts';

/** The slug in a requested address, and the part of a catalog with many pages, from 1. */
export const catalogPart = z.extend(bySlug, { part: z._default(z.int().check(z.positive()), 1) });
