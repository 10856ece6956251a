import type { inferRouterOutputs } from '@trpc/server';
import { categories, postSorts } from '#modules/blogs/choices.ts';
import {
  choiceField,
  filterField,
  pageField,
  pageSizeField,
  searchField,
  switchField,
} from '#renderer/only-us/ui/list/list-address.ts';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['blog'];

/** A post as the list has it, and with all that can be changed. */
export type ListedPost = Outputs['getAll']['posts'][number];
export type Post = Outputs['get'];

export const states = ['draft', 'scheduled', 'published'] as const;

/** What the address of the list says. The server fetches that for the first paint. */
export const listFields = {
  search: searchField,
  sort: choiceField(...postSorts),
  category: filterField(categories),
  state: filterField(states),
  size: pageSizeField(20),
  page: pageField,
  trash: switchField,
};
