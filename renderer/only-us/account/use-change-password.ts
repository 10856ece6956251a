import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { api } from '../api.ts';
import { failureMessage } from '../failure.ts';
import { signOut } from '../session/auth-client.ts';
import { toast } from '../toast.ts';

type Change = inferRouterInputs<AppRouter>['user']['changePassword'];

// So long the toast can be read before the sign-in page takes its place, in milliseconds.
const readingTime = 2500;

/** Changes the password and signs out, telling either outcome by a toast (spec §4 and §8). */
export function useChangePassword(onDone: () => void) {
  const { mutateAsync } = api.user.changePassword.useMutation({ meta: { toast: false } });
  return async (change: Change) => {
    try {
      await mutateAsync(change);
    } catch (error) {
      toast(failureMessage(error, 'Process failed please try again.'));
      return;
    }
    onDone();
    toast('Change password success.', 'success');
    setTimeout(() => void signOut({ callbackUrl: '/auth/signin' }), readingTime);
  };
}
