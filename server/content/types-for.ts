import type { SessionUser } from '#server/auth/session-user.ts';
import { fromModules } from '#server/site/modules.ts';
import type { EntryType } from './entry-type.ts';

/** The types whose entries this person may read and change in the back office. */
export function typesFor({ role }: Pick<SessionUser, 'role'>): EntryType[] {
  const types: EntryType[] = fromModules('entryTypes').flat();
  return types.filter(({ access }) => access === 'client' || role === 'administrator');
}
