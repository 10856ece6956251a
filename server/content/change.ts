import type { entryVersions } from './tables.ts';

/** What made a version of an entry. */
export type VersionCause = (typeof entryVersions.$inferSelect)['how'];

/** Who changes an entry, and when. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
  /** What the history says of it, when it isn't what a person just did. */
  how?: VersionCause;
}
