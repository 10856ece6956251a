import { hasWords } from '#lib/fold.ts';
import { localize } from '#lib/interface-language.ts';
import { rightNames } from '#lib/rights.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import type { Outputs } from '#renderer/only-us/api.ts';

type User = Outputs['user'];

export type Account = User['getAll'][number];

/** A new link for choosing a password. `isFirst`: the account has none yet. */
export interface NewLink {
  link: User['createPasswordLink'];
  name: string;
  email: string;
  isFirst: boolean;
}

type Searched = Pick<Account, 'name' | 'email' | 'role' | 'right' | 'active' | 'hasPassword'>;

export function matchesSearch(account: Searched, words: string): boolean {
  const { name, email, role, right } = account;
  const text = [name, email, t(role), right ? localize(rightNames[right]) : '', t(stateOf(account))];
  return hasWords(text.join(' '), words);
}

/** Invited: nobody has chosen the password yet. */
export function stateOf({ active, hasPassword }: Pick<Account, 'active' | 'hasPassword'>) {
  if (!active) return 'inactive';
  return hasPassword ? 'active' : 'invited';
}

/** The orders of the list; `seen`: by the last sign-in. */
export const accountSorts = ['name', 'name-desc', 'role', 'role-desc', 'seen', 'seen-asc'] as const;
export type AccountSort = (typeof accountSorts)[number];

type Sorted = Pick<Account, 'name' | 'role' | 'lastSignIn'>;

const collator = new Intl.Collator('id', { numeric: true });

const byName = (one: Sorted, other: Sorted) => collator.compare(one.name, other.name);
const seenAt = ({ lastSignIn }: Sorted) => lastSignIn?.getTime() ?? 0;
const orders = {
  name: byName,
  role: (one: Sorted, other: Sorted) => collator.compare(t(one.role), t(other.role)),
  seen: (one: Sorted, other: Sorted) => seenAt(other) - seenAt(one),
};

export function sortAccounts<One extends Sorted>(accounts: One[], sort: AccountSort): One[] {
  const [key = '', reversed] = sort.split('-');
  const order = orders[key as keyof typeof orders];
  const sign = reversed ? -1 : 1;
  return accounts.toSorted((one, other) => sign * order(one, other) || byName(one, other));
}
