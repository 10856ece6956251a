// Post options without the schemas, which lists don’t need.

/** The categories of every site (spec §3) with their default names. */
export const siteCategories = { CAREER: 'Career', TECHNOLOGY: 'Technology' } as const;
/** Posts in this category are jobs, whatever its name. */
export const jobCategory = 'CAREER';
/** The terms of schema.org, which job searches read. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;

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

export function siteCategory(name: string): keyof typeof siteCategories | undefined {
  const keys = ['CAREER', 'TECHNOLOGY'] as const;
  return keys.find((key) => siteCategories[key] === name);
}

/** Search engines list a tag’s page from this many posts on. */
export const minInSitemap = 3;

export const postStates = ['draft', 'scheduled', 'published'] as const;

export function stateOf(
  post: { status: 'draft' | 'published'; publishedAt: Date | null },
  now: Date,
): (typeof postStates)[number] {
  if (post.status === 'draft') return 'draft';
  return post.publishedAt && post.publishedAt > now ? 'scheduled' : 'published';
}
