/** Where the lists of what is carried over are, and the type of what posts are about. A site without an area has no page there. */
export const lists = {
  blog: '/blogs',
  tag: '/blogs/tag',
  packaging: '/packaging',
  category: 'blogCategory',
} as const;
