import type { VersionCause } from '#server/content/history/history.ts';

/** Who changes an entry, and when. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
  /** What the history says of it, when it isn't what a person just did. */
  how?: VersionCause;
}
