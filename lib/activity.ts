/**
 * What people do in the back office and by commands, as lists of activity say it (`say` translates them). The list is fixed:
 * what is stored is the key.
 */
export const actions = {
  created: 'Added',
  saved: 'Saved a draft',
  published: 'Published',
  updated: 'Changed',
  unpublished: 'Unpublished',
  reverted: 'Restored a version',
  discarded: 'Discarded changes',
  overruled: 'Kept their words in a conflict',
  moved: 'Moved',
  scheduled: 'Scheduled',
  unscheduled: 'Canceled a schedule',
  scheduleFailed: 'Schedule failed',
  asked: 'Asked for publication',
  returned: 'Returned for changes',
  deleted: 'Moved to the trash',
  restored: 'Restored from the trash',
  purged: 'Deleted permanently',
  confirmed: 'Confirmed a translation',
  shared: 'Shared a preview',
  unshared: 'Revoked a preview',
  uploaded: 'Uploaded',
  replaced: 'Replaced',
  cropped: 'Cropped',
  imported: 'Imported',
  exported: 'Exported',
  assigned: 'Assigned',
  noted: 'Added a note',
  replied: 'Replied',
  signedIn: 'Signed in',
  signInFailed: 'Sign-in failed',
  signedOut: 'Signed out',
  sessionsEnded: 'Ended sessions',
  linked: 'Created a password link',
  passwordChanged: 'Changed the password',
  keyAdded: 'Added a key',
  keyRemoved: 'Removed a key',
  codesMade: 'Made recovery codes',
  factorRequired: 'Changed who needs a second factor',
  roleChanged: 'Changed the role',
  activated: 'Activated',
  deactivated: 'Deactivated',
  opened: 'Went live',
  closed: 'Started maintenance',
  backedUp: 'Backed up',
  downloaded: 'Downloaded',
  rehearsed: 'Prepared a restore',
  rolledBack: 'Restored a backup',
  wentBack: 'Undid a restore',
  lookedAt: 'Looked at an export',
  movedIn: 'Started a move',
  paused: 'Stopped a move',
  switched: 'Switched old addresses',
  tookBack: 'Undid a move',
} as const;

export type Action = keyof typeof actions;

/** What isn't content of a type: the areas that activity is in, beside those. */
export const otherAreas = {
  account: 'Accounts',
  session: 'Sign-ins',
  file: 'Files',
  redirect: 'Redirects',
  request: 'Requests',
  activity: 'Activity',
  backup: 'Backups',
  statistics: 'Statistics',
} as const;

/** Where a change came from. */
export const sources = ['browser', 'command', 'schedule', 'site'] as const;
