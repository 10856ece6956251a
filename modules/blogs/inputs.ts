import * as z from 'zod/mini';
import { richText } from '#server/rich-text/inputs.ts';

/** What a post is about (spec §3). */
export const categories = ['CAREER', 'TECHNOLOGY'] as const;
export const languages = ['id', 'en'] as const;
/** Kinds of employment in the words of schema.org, which job searches read. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;

const id = z.int().check(z.positive());
const version = z.int().check(z.positive());
const page = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1);

const title = z
  .string()
  .check(z.trim(), z.minLength(1, 'Title is required.'), z.maxLength(120, 'Title maximum 120 characters.'));

const slug = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Address is required.'),
    z.maxLength(80, 'Address maximum 80 characters.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens, e.g. palet-kayu.'),
  );

const words = (name: string, most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `${name} maximum ${most} characters.`));

/** What a person enters about a post. Location, employment and closing are kept for the category CAREER only. */
export const postFields = z.strictObject({
  title,
  slug,
  category: z.enum(categories),
  language: z.enum(languages),
  coverId: z.nullable(id),
  excerpt: words('Summary', 300),
  body: richText,
  author: words('Author', 80),
  status: z.enum(['draft', 'published']),
  /** Null for a post that is published: at this instant. */
  publishedAt: z.nullable(z.date('Please enter a date and a time.')),
  location: words('Location', 120),
  employmentType: z.nullable(z.enum(employmentTypes)),
  closesAt: z.nullable(z.date('Please enter a date.')),
});

/** The same with the row and the version that the change started from. */
export const postChange = z.extend(postFields, { id, version });

export const one = z.strictObject({ id });
/** The word of a post in its address. */
export const named = z.strictObject({ slug: z.string().check(z.maxLength(200)) });

/** Which posts visitors see: of one category or all, nine a page. */
export const postPage = z.strictObject({ category: z.optional(z.enum(categories)), page });

/** Which posts the back office lists. */
export const postFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.enum(['newest', 'title', 'changed']), 'newest'),
  category: z.optional(z.enum(categories)),
  state: z.optional(z.enum(['draft', 'scheduled', 'published'])),
  page,
});

export type PostFields = z.infer<typeof postFields>;
export type PostFilter = z.infer<typeof postFilter>;
export type Category = (typeof categories)[number];
