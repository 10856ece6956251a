import * as z from 'zod/mini';
import { fileId, id, line, status, text } from '#lib/inputs.ts';

/** What a person enters about a picture. */
export const pictureFields = z.strictObject({
  title: line('Title', 120),
  description: text('Description', 500),
  fileId,
  typeId: z.int('Please choose a type.').check(z.positive('Please choose a type.')),
  status,
});

/** What a person enters about a type of pictures. */
export const typeFields = z.strictObject({ name: line('Name', 60) });

/** For visitors: the word of a type in an address (without it, all types), and a page, or the one that a picture is on. */
export const galleryPage = z.strictObject({
  type: z.optional(z.string().check(z.maxLength(80))),
  page: z._default(z.int().check(z.minimum(1)), 1),
  picture: z.optional(id),
});

export type PictureFields = z.infer<typeof pictureFields>;
export type TypeFields = z.infer<typeof typeFields>;
