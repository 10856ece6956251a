import type { inferRouterOutputs } from '@trpc/server';
import type { PostFilter } from '#modules/blogs/inputs.ts';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['blog'];

/** A post as the list has it, and with all that can be changed. */
export type ListedPost = Outputs['getAll']['posts'][number];
export type Post = Outputs['get'];

/** What the list begins with. The server fetches it for the first paint. */
export const firstPage: PostFilter = {
  search: '',
  sort: 'newest',
  category: undefined,
  state: undefined,
  page: 1,
};
