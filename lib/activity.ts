import { localize } from './interface-language.ts';

/** Actions in the activity log, in English; stored by key, so the keys never change. */
export const actions = {
  created: 'Added',
  saved: 'Saved a draft',
  published: 'Published',
  updated: 'Changed',
  unpublished: 'Unpublished',
  reverted: 'Restored a version',
  discarded: 'Discarded changes',
  overruled: 'Kept their version in a conflict',
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
  languageChosen: 'Changed the language',
  noticesChosen: 'Changed notifications',
  passkeyAdded: 'Added a passkey',
  passkeyRemoved: 'Removed a passkey',
  appAdded: 'Set up an authenticator app',
  appRemoved: 'Removed the authenticator app',
  tokenAdded: 'Created an access token',
  tokenRevoked: 'Revoked an access token',
  factorReset: 'Reset the second factor',
  // Of lines until 28 November 2026.
  keyAdded: 'Added a passkey or app',
  keyRemoved: 'Removed a passkey or app',
  codesMade: 'Made recovery codes',
  factorRequired: 'Changed the two-factor requirement',
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
  lookedAt: 'Reviewed an export',
  movedIn: 'Started an import',
  paused: 'Stopped an import',
  switched: 'Turned on redirects',
  tookBack: 'Undid an import',
} as const;

export type Action = keyof typeof actions;

/** Areas of the activity log beside the content types. */
export const otherAreas = {
  account: 'Accounts',
  session: 'Sign-ins',
  file: 'Files',
  redirect: 'Redirects',
  request: 'Requests',
  activity: 'Activity',
  backup: 'Backups',
} as const;

export const sources = ['browser', 'assistant', 'command', 'schedule', 'site'] as const;

/** `by` says when an assistant saved it for them. */
export function withAuthor<Saved extends { by: string | null; assistant: string | null }>(saved: Saved) {
  const { by, assistant, ...rest } = saved;
  return { ...rest, by: by && assistant ? localize('An assistant of {name}', { name: by }) : by };
}
