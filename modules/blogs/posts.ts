import { filesInText } from '#lib/rich-text/read.ts';
import { entryType } from '#server/content/entry-type.ts';
import { postFields } from './inputs.ts';
import { searchEntry } from './search.ts';
import { stateOf } from './state.ts';
import { blogPosts } from './tables.ts';

/** The public page of a post. */
export const postPath = (slug: string): string => `/blogs/${slug}`;

/** Posts, jobs among them. */
export const posts = entryType({
  name: 'blog',
  noun: 'post',
  table: blogPosts,
  fields: postFields,
  access: 'client',
  title: ({ title }) => title,
  titleField: 'title',
  list: '/only-us/blogs',
  screen: ({ id }) => `/only-us/blogs/${id}`,
  address: ({ slug }) => postPath(slug),
  isPublic: (post, now) => stateOf(post, now) === 'published',
  files: ({ coverId, body }) => ({ coverId: [coverId], body: filesInText(body) }),
  search: searchEntry,
});
