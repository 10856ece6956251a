import { failureMessage } from '../failure.ts';
import { toast } from '../toast.ts';
import { signOut } from './auth-client.ts';

/** Signs out and goes to the sign-in page. */
export function leave(): void {
  void signOut({ callbackUrl: '/auth/signin' }).catch((error) => toast(failureMessage(error)));
}
