import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';

/** For visitors: the word of a type in an address (without it, all types), and a page, or the one that a picture is on. */
export const galleryPage = z.strictObject({
  type: z.optional(z.string().check(z.maxLength(80))),
  page: z._default(z.int().check(z.minimum(1)), 1),
  picture: z.optional(id),
});
