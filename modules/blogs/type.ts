import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import {
  address,
  choice,
  field,
  line,
  optionalPicture,
  richText,
  status,
  text,
  type ValuesOf,
} from '#lib/fields.ts';
import { isEmpty } from '#lib/rich-text/read.ts';
import { seoFields } from '#lib/seo.ts';
import { type EmploymentType, employmentTypes } from './choices.ts';

const notForJobs = { location: '', employmentType: null, closesAt: null };

const instant = (label: string, message: string) =>
  field('instant', { label, rule: z.nullable(z.date(message)), empty: null });

const employmentLabels: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
};

const fields = {
  title: line('Title', 120, { translated: true, role: 'title' }),
  slug: address(),
  category: choice('Category', { CAREER: 'Career', TECHNOLOGY: 'Technology' }, { empty: 'TECHNOLOGY' }),
  language: choice('Language', { id: 'Indonesian', en: 'English' }),
  coverId: optionalPicture('Cover', { role: 'cover' }),
  excerpt: text('Summary', 300, {
    translated: true,
    role: 'summary',
    hint: 'One or two sentences for lists, search engines and shared links.',
    input: { rows: 2 },
  }),
  body: richText('Text', { role: 'body' }),
  author: text('Author', 80),
  status: status(),
  /** Null for a post that is published: at this instant. */
  publishedAt: instant('Published date', 'Please enter a date and a time.'),
  location: text('Location', 120),
  employmentType: field('choice', {
    label: 'Employment type',
    rule: z.nullable(z.enum(employmentTypes)),
    empty: null,
    options: employmentLabels,
    format: (type) => (type ? employmentLabels[type] : 'Not specified'),
  }),
  closesAt: instant('Closing date', 'Please enter a date.'),
  ...seoFields,
};

/** What a person enters about a post. */
export type PostFields = ValuesOf<typeof fields>;

/** Posts, jobs among them. Location, employment and closing are kept for the category CAREER only. */
export const post = contentType({
  name: 'blog',
  noun: 'post',
  access: 'client',
  list: '/only-us/blogs',
  fields,
  checks: [
    z.overwrite<PostFields>((post) => (post.category === 'CAREER' ? post : { ...post, ...notForJobs })),
    z.refine<PostFields>(({ body }) => !isEmpty(body), {
      error: 'This post has no text yet. Write one, then publish it.',
      path: ['body'],
    }),
  ],
});
