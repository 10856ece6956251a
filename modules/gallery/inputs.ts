import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const version = z.int().check(z.positive());

const title = z
  .string()
  .check(z.trim(), z.minLength(1, 'Title is required.'), z.maxLength(120, 'Title maximum 120 characters.'));

const description = z.string().check(z.trim(), z.maxLength(500, 'Description maximum 500 characters.'));

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Name is required.'), z.maxLength(60, 'Name maximum 60 characters.'));

/** What a person enters about a picture. */
export const pictureFields = z.strictObject({
  title,
  description,
  fileId: z.int('Please choose a picture.').check(z.positive('Please choose a picture.')),
  typeId: z.int('Please choose a type.').check(z.positive('Please choose a type.')),
  status: z.enum(['draft', 'published']),
});

/** The same for a new picture, which comes before `before`; without it, at the end. */
export const newPicture = z.extend(pictureFields, { before: z.optional(id) });

/** The same with the row and the version that the change started from. */
export const pictureChange = z.extend(pictureFields, { id, version });

export const typeFields = z.strictObject({ name });
export const typeChange = z.strictObject({ name, id, version });

export const one = z.strictObject({ id });
/** Put `id` before `before`, or at the end. */
export const move = z.strictObject({ id, before: z.nullable(id) });
/** For visitors: the word of a type in an address (without it, all types), and a page, or the one that a picture is on. */
export const galleryPage = z.strictObject({
  type: z.optional(z.string().check(z.maxLength(80))),
  page: z._default(z.int().check(z.minimum(1)), 1),
  picture: z.optional(id),
});

export type PictureFields = z.infer<typeof pictureFields>;
export type TypeFields = z.infer<typeof typeFields>;
