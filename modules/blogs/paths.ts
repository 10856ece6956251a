/** A list of posts: all of them, or those of a category or with a tag, by its word in the address. */
export interface ListedPosts {
  category?: string | null;
  tag?: string | null;
}

/** The address of a page of a list of posts. */
export function blogPath({ category, tag, page = 1 }: ListedPosts & { page?: number }): string {
  const path = category ? categoryPath(category) : tag ? `/blogs/tag/${tag}` : '/blogs';
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The page of a category. */
export const categoryPath = (slug: string): string => `/blogs/category/${slug}`;

/** What the jobs are in menus, whatever the address of their category is. It leads there: it was their address once. */
export const jobsPath = '/blogs?category=career';
