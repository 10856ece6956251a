// What a post can be, and how lists of posts are sorted: without the schemas, which lists do without.

/** The categories that every site has (spec §3), by their keys, as they are called until somebody renames them. */
export const siteCategories = { CAREER: 'Career', TECHNOLOGY: 'Technology' } as const;
/** Posts of this category are jobs, whatever it is called. */
export const jobCategory = 'CAREER';
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

export type EmploymentType = (typeof employmentTypes)[number];

/** The key of a category of every site by its first name; undefined of any other name. */
export function siteCategory(name: string): keyof typeof siteCategories | undefined {
  const keys = ['CAREER', 'TECHNOLOGY'] as const;
  return keys.find((key) => siteCategories[key] === name);
}

/** From so many posts on a tag's page is listed by search engines. */
export const fewestInSitemap = 3;
