import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type All = inferRouterOutputs<AppRouter>['backup']['getAll'];

/** A backup in the list. */
export type Backup = All['backups'][number];

/** What is being made. */
export type Running = NonNullable<All['running']>;
