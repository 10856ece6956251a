/** Who changes an entry, and when. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
}
