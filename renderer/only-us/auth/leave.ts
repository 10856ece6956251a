import { toastFailure } from '../toast.ts';
import { signOut } from './auth-client.ts';

/** Signs out and goes to the sign-in page. */
export function leave(): void {
  void signOut({ callbackUrl: '/auth/signin' }).catch((error) => toastFailure(error));
}
