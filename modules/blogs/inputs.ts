import * as z from 'zod/mini';
import { categories, postSorts } from './choices.ts';

const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1);

/** Which posts visitors see: of one category or all, nine a page. */
export const postPage = z.strictObject({ category: z.optional(z.enum(categories)), page });

/** Which posts the back office lists. */
export const postFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.enum(postSorts), 'newest'),
  category: z.optional(z.enum(categories)),
  state: z.optional(z.enum(['draft', 'scheduled', 'published'])),
  size: z._default(z.literal([20, 50, 100]), 20),
  page,
});

export type PostFilter = z.infer<typeof postFilter>;
