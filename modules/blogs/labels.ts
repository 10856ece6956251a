import type { Category } from './inputs.ts';

/** How visitors read the categories (spec §3). */
export const categoryLabels: Record<Category, string> = { CAREER: 'Career', TECHNOLOGY: 'Technology' };

/** A category as it stands in an address: `/blogs?category=career`. */
export const categoryParameters: Record<Category, string> = { CAREER: 'career', TECHNOLOGY: 'technology' };

/** How visitors read the kinds of employment. */
export const employmentLabels = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
} as const;

/** The address of a page of the blog. */
export function blogPath({ category, page = 1 }: { category?: Category | null; page?: number }): string {
  const search = new URLSearchParams();
  if (category) search.set('category', categoryParameters[category]);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blogs?${search}` : '/blogs';
}
