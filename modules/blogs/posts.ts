import { entryType } from '#server/module/entry-type.ts';
import { categories } from './categories.ts';
import { stateOf } from './choices.ts';
import { searchEntry } from './search.ts';
import { blogPosts } from './tables.ts';
import { post } from './type.ts';

export const postPath = (slug: string): string => `/blogs/${slug}`;

export const posts = entryType(post, {
  table: blogPosts,
  address: ({ slug }) => postPath(slug),
  belongsTo: { category: categories },
  isPublic: (post, now) => stateOf(post, now) === 'published',
  search: searchEntry,
});
