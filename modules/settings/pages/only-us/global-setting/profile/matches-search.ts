import { hasWords } from '#lib/fold.ts';
import { say } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { t } from '#modules/settings/texts/accounts.ts';
import type { Account } from './account.ts';

type Searched = Pick<Account, 'name' | 'email' | 'role' | 'right' | 'active' | 'hasPassword'>;

/** Is every word in the name, email address, role or state of an account? */
export function matchesSearch(account: Searched, words: string): boolean {
  const { name, email, role, right } = account;
  const text = [name, email, t(role), right ? say(rightNames[right]) : '', t(stateOf(account))];
  return hasWords(text.join(' '), words);
}

/** Invited: nobody has chosen the password yet. */
export function stateOf({ active, hasPassword }: Pick<Account, 'active' | 'hasPassword'>) {
  if (!active) return 'inactive';
  return hasPassword ? 'active' : 'invited';
}
