import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type User = inferRouterOutputs<AppRouter>['user'];

/** An account and a link as the screen gets them. */
export type Account = User['getAll'][number];
export type PasswordLink = User['createPasswordLink'];

/** What the dialogs are about: the account, by its id, since the list may change behind them. */
export type Task =
  | { kind: 'create' }
  | { kind: 'edit' | 'sessions' | 'deactivate' | 'resetFactor' | 'delete'; id: string }
  | { kind: 'link'; link: PasswordLink; name: string; email: string; first: boolean };
