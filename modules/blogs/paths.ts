interface ListedPosts {
  category?: string | null;
  tag?: string | null;
  page?: number;
}

export function blogPath({ category, tag, page = 1 }: ListedPosts): string {
  const path = category ? categoryPath(category) : tag ? `/blogs/tag/${tag}` : '/blogs';
  return page > 1 ? `${path}?page=${page}` : path;
}

export const categoryPath = (slug: string) => `/blogs/category/${slug}` as const;

/** The jobs’ page in menus, whatever their category’s slug: its old address, which redirects. */
export const jobsPath = '/blogs?category=career';
