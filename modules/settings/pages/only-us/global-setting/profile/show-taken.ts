import type { UseFormReturn } from 'react-hook-form';
import type { NewAccountInput } from '#server/auth/account-inputs.ts';

/** An e-mail address that another account has: says so at its field, too. */
export function showTaken(form: UseFormReturn<NewAccountInput>, { message }: { message: string }): void {
  if (message === 'Data already exists.') form.setError('email', { message }, { shouldFocus: true });
}
