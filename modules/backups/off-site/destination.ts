/** A destination away from this machine for the nightly backups. All throw an Error with a sentence. */
export interface OffSite {
  /** Sends the nightly backups of `folder` that aren't there yet, with their uploads, and deletes old ones there. */
  send(folder: string): Promise<{ files: number; bytes: number }>;
  /**
   * Fetches enough to show that the newest backup could be restored from there, and checks it; false when no check
   * was due. `lastVerified` is when the last check succeeded.
   */
  verify(newest: string, lastVerified: Date | undefined): Promise<boolean>;
  /** Fetches a backup into `folder`, the newest without a name. Returns the path of its archive. */
  fetch(folder: string, name?: string): Promise<string>;
}
