import type { entryVersions } from './tables.ts';

export type VersionCause = (typeof entryVersions.$inferSelect)['how'];

/** The author and time of a change. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
  /** The cause in the history; by default from the entry's status. */
  how?: VersionCause;
}
