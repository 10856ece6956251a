import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import {
  addedLater,
  address,
  choice,
  field,
  instant,
  line,
  link,
  optionalPicture,
  richText,
  status,
  tags,
  text,
  type ValuesOf,
} from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { isEmpty } from '#lib/rich-text/read.ts';
import { seoFields } from '#lib/seo.ts';
import {
  type EmploymentType,
  employmentTypes,
  jobCategory,
  siteCategories,
  siteCategory,
} from './choices.ts';

export const postCategory = contentType({
  name: 'blogCategory',
  area: 'pages',
  noun: 'category',
  nouns: 'categories',
  list: '/only-us/blogs/categories',
  fields: {
    name: line('Name', 60, { role: 'title', translated: true, input: { autoFocus: true } }),
    slug: address(),
  },
  row: { title: ({ name }) => categoryLabel(name) },
  isInEveryLanguage: ({ name }) => siteCategory(name) !== undefined,
  texts: {
    deleteText: 'It goes to the trash, where you can restore it for 30 days.',
    emptyText: 'Categories sort the posts for visitors.',
  },
});

/** The translated name of a category: built-in ones have two names until renamed. */
export function categoryLabel(name: string): string {
  if (name === siteCategories.CAREER) return localize('Career');
  return name === siteCategories.TECHNOLOGY ? localize('Technology') : name;
}

const emptyJob = { location: '', employmentType: null, salary: '', applyLink: '', closesAt: null };

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
  category: field('reference', {
    label: 'Category',
    rule: z.string().check(z.regex(/^[\w-]{1,40}$/, 'Please choose a category.')),
    empty: 'TECHNOLOGY',
  }),
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
  /** Null: the instant of publishing. Of a published post in the future: not public yet. */
  publishedAt: instant('Published date'),
  location: text('Location', 120),
  employmentType: field('choice', {
    label: 'Employment type',
    rule: z.nullable(z.enum(employmentTypes)),
    empty: null,
    options: employmentLabels,
    format: (type) => (type ? employmentLabels[type] : 'Not specified'),
  }),
  salary: addedLater(
    text('Salary', 80, { hint: 'Such as Rp 5.000.000–7.000.000 per bulan. Search engines show it.' }),
  ),
  applyLink: addedLater(
    link('Form for applications', 500, {
      hint: 'Search for one of your forms. Without one, people apply to the email address in the text.',
    }),
  ),
  closesAt: instant('Closing date', { message: 'Please enter a date.', role: 'end' }),
  tags: addedLater(tags('Tags', { most: 10, longest: 40 })),
  ...seoFields,
};

export type PostFields = ValuesOf<typeof fields>;

/** Posts, including jobs. Location, employment, salary and closing date only matter in the jobs category. */
export const post = contentType({
  name: 'blog',
  noun: 'post',
  area: 'content',
  list: '/only-us/blogs',
  hasScreen: true,
  fields,
  checks: [
    z.overwrite<PostFields>((post) => (post.category === jobCategory ? post : { ...post, ...emptyJob })),
    z.refine<PostFields>(({ body }) => !isEmpty(body), {
      error: 'This post has no text yet. Write one, then publish it.',
      path: ['body'],
    }),
  ],
});
