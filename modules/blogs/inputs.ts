import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import { postSorts, postStates } from './choices.ts';

const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1);

const category = z.optional(z.string().check(z.maxLength(40)));

export const postPage = z.strictObject({
  category,
  tag: z.optional(z.string().check(z.maxLength(80))),
  page,
});

/** `id`: the category whose posts move to `into`. */
export const merging = z.strictObject({ id, into: id });

export const postFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.enum(postSorts), 'newest'),
  category,
  state: z.optional(z.enum(postStates)),
  size: z._default(z.literal([20, 50, 100]), 20),
  page,
});

export type PostFilter = z.infer<typeof postFilter>;
