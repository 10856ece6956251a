import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Files = inferRouterOutputs<AppRouter>['file'];

/** A file as lists of files get it; `uses` is how many places show it. */
export type ListedFile = Files['getPage']['files'][number];

/** Which files a list shows. */
export type FileFilter = Required<inferRouterInputs<AppRouter>['file']['getPage']>;

/** What a list of files begins with. The server fetches it for the first paint. */
export const firstPage: FileFilter = {
  search: '',
  sort: 'newest',
  unused: false,
  undescribed: false,
  page: 1,
};
