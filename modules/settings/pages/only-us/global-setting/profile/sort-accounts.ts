import { t } from '#modules/settings/texts/accounts.ts';
import type { Account } from './account.ts';

/** How the accounts can be sorted; `seen`: by their last sign-in. */
export const accountSorts = ['name', 'name-desc', 'role', 'role-desc', 'seen', 'seen-asc'] as const;
export type AccountSort = (typeof accountSorts)[number];

type Sorted = Pick<Account, 'name' | 'role' | 'lastSignIn'>;

const collator = new Intl.Collator('id', { numeric: true });

/** The accounts in an order; equal ones by name. */
export function sortAccounts<One extends Sorted>(accounts: One[], sort: AccountSort): One[] {
  const byName = (one: Sorted, other: Sorted) => collator.compare(one.name, other.name);
  const byRole = (one: Sorted, other: Sorted) => collator.compare(t(one.role), t(other.role));
  const bySeen = (one: Sorted, other: Sorted) => seenAt(one) - seenAt(other);
  const orders: Record<AccountSort, (one: Sorted, other: Sorted) => number> = {
    name: byName,
    'name-desc': (one, other) => byName(other, one),
    role: byRole,
    'role-desc': (one, other) => byRole(other, one),
    seen: (one, other) => bySeen(other, one),
    'seen-asc': bySeen,
  };
  return accounts.toSorted((one, other) => orders[sort](one, other) || byName(one, other));
}

function seenAt({ lastSignIn }: Sorted) {
  return lastSignIn?.getTime() ?? 0;
}
