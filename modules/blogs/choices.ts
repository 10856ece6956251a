// What a post can be, and how lists of posts are sorted: without the schemas, which lists do without.

/** What a post is about (spec §3). */
export const categories = ['CAREER', 'TECHNOLOGY'] as const;
export const languages = ['id', 'en'] as const;
/** Kinds of employment in the words of schema.org, which job searches read. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;

/** How the back office can sort the posts. */
export const postSorts = [
  'newest',
  'oldest',
  'title',
  'title-desc',
  'changed',
  'changed-asc',
  'category',
  'category-desc',
  'state',
  'state-desc',
] as const;

export type Category = (typeof categories)[number];
export type EmploymentType = (typeof employmentTypes)[number];
