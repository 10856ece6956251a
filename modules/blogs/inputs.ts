import * as z from 'zod/mini';
import { id, line, slug, status, text } from '#lib/inputs.ts';
import { richText } from '#lib/rich-text/inputs.ts';
import { isEmpty } from '#lib/rich-text/read.ts';
import { seoFields } from '#lib/seo.ts';
import { categories, employmentTypes, languages, postSorts } from './choices.ts';

const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1);

const fields = z.strictObject({
  title: line('Title', 120),
  slug,
  category: z.enum(categories),
  language: z.enum(languages),
  coverId: z.nullable(id),
  excerpt: text('Summary', 300),
  body: richText,
  author: text('Author', 80),
  status,
  /** Null for a post that is published: at this instant. */
  publishedAt: z.nullable(z.date('Please enter a date and a time.')),
  location: text('Location', 120),
  employmentType: z.nullable(z.enum(employmentTypes)),
  closesAt: z.nullable(z.date('Please enter a date.')),
  ...seoFields,
});

const notForJobs = { location: '', employmentType: null, closesAt: null };

/** What a person enters about a post. Location, employment and closing are kept for the category CAREER only. */
export const postFields = fields.check(
  z.overwrite((post) => (post.category === 'CAREER' ? post : { ...post, ...notForJobs })),
  z.refine(({ body }) => !isEmpty(body), {
    error: 'This post has no text yet. Write one, then publish it.',
    path: ['body'],
  }),
);

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

export type PostFields = z.infer<typeof postFields>;
export type PostFilter = z.infer<typeof postFilter>;
