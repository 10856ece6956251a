import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';
import { id } from '#lib/inputs.ts';

export const fields = z.strictObject({
  title: heading,
  /** Of one type of pictures; null: of all. */
  typeId: z.nullable(id),
  count: z.int().check(z.gte(1), z.lte(24, 'Maximum 24 pictures.')),
});

export type PicturesValues = z.infer<typeof fields>;
