import { clientProcedure, router } from '../trpc.ts';
import { changePassword } from './change-password.ts';
import { changePasswordInput } from './password-rules.ts';

/** `user`: the accounts. */
export const userRouter = router({
  /** A new password for one's own account. Ends every session of the account, this one too (spec §4). */
  changePassword: clientProcedure.input(changePasswordInput).mutation(async ({ ctx, input }) => {
    await changePassword(ctx, input);
  }),
});
