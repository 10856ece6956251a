import type { Category } from './choices.ts';

/** A category in an address: `/blogs?category=career`. */
export const categoryParameters: Record<Category, string> = { CAREER: 'career', TECHNOLOGY: 'technology' };

/** The address of a page of the blog. */
export function blogPath({ category, page = 1 }: { category?: Category | null; page?: number }): string {
  const search = new URLSearchParams();
  if (category) search.set('category', categoryParameters[category]);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blogs?${search}` : '/blogs';
}

/** The address of the jobs. */
export const jobsPath = blogPath({ category: 'CAREER' });
