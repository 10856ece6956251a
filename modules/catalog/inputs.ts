import * as z from 'zod/mini';

const id = z.int().check(z.positive());

/** What a person enters about a catalog: its picture. */
export const catalogFields = z.strictObject({
  fileId: z.int('Please choose a picture.').check(z.positive('Please choose a picture.')),
});

export const one = z.strictObject({ id });

/** Show `id` again, instead of the one that visitors saw when this was decided. */
export const rollBack = z.strictObject({ id, insteadOf: id });

export type CatalogFields = z.infer<typeof catalogFields>;
