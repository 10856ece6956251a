import { plainTexts } from '#renderer/only-us/ui/plain-texts.ts';

/** The texts of the dashboard. */
export const t = plainTexts('dashboard', {
  closedTitle: 'Visitors see the maintenance page',
  closedText: 'Only people who are signed in can see the site. Go live when it’s ready.',
  liveTitle: 'The site is live',
  liveText: 'Anyone can see it at {address}.',
  goLive: 'Go live',
  goLiveTitle: 'Go live?',
  goLiveText: 'Visitors will see the site instead of the maintenance page.',
  wentLive: 'The site is live.',
  close: 'Turn maintenance on',
  closeTitle: 'Turn maintenance on?',
  closeText: 'Visitors will see the maintenance page instead of the site until you go live again.',
  closed: 'Visitors see the maintenance page.',
  attention: 'Needs attention',
  noAttention: 'All good. Nothing needs your attention.',
  changes: 'Recent changes',
  noChanges: 'No content yet.',
  weeks: 'The last 12 weeks',
  weekFrom: 'Week from',
  soFar: 'this week so far',
  asTable: 'Show as a table',
  perWeek: '{label} per week',
  total: '{count} in all',
  noTotal: 'none',
  weeksSummary: '{label} per week: {total} in the last 12 weeks, {now} since Monday.',
  weeksSummaryMost:
    '{label} per week: {total} in the last 12 weeks, {now} since Monday. Most in the week from {day}: {most}.',
});

/** What needs attention about the site itself: a subject and what is wrong with it. */
export const attentionTexts = plainTexts('attention', {
  database: 'The database',
  damaged: 'is damaged: new changes may be lost. Ask your server administrator to restore a backup.',
  email: 'Email',
  emailFailed: 'could not be sent on {date}. See the server log for details.',
  unknownFile: '1 file on the server',
  unknownFileWhy:
    'is not listed in File Manager. Ask your server administrator to run: npm run site -- doctor',
  unknownFiles: '{count} files on the server',
  unknownFilesWhy:
    'are not listed in File Manager. Ask your server administrator to run: npm run site -- doctor',
  schedule: 'Schedule',
  preview: 'Preview',
  somebody: 'Somebody',
  approval: 'looks good to {name}.',
  comment: 'has a comment by {name}: “{text}”',
  unfinished: 'Unfinished',
  untitled: 'A new {noun}',
  notSaved: 'isn’t saved yet. You typed it on {date}.',
  notSavedUntil: 'was never saved. It is deleted on {until}: open and save it to keep it.',
  notPublished: 'has changes that aren’t published. {name} made the last one on {date}.',
  publishFailed: 'couldn’t be published at {date}: {reason}',
  unpublishFailed: 'couldn’t be taken offline at {date}: {reason}',
  publishLate: 'was published when the site started. It was due {date}.',
  unpublishLate: 'was taken offline when the site started. It was due {date}.',
});

/** The texts of the list of what is scheduled. */
export const scheduledTexts = plainTexts('scheduled', {
  title: 'Scheduled',
  publish: 'goes live',
  publishChanges: 'has changes that go live',
  unpublish: 'goes offline',
  by: 'by {name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the schedule of “{title}”',
  failed: 'Failed: {why}',
  canceled: 'Schedule canceled. “{title}” stays as it is.',
  madeDraft: 'Schedule canceled. “{title}” is a draft again.',
  more: 'Show all {count}',
});

/** The texts of the card and the form of the site's settings. */
export const siteTexts = plainTexts('site', {
  title: 'Site',
  name: 'Name',
  toBrand: 'Edit brand',
  description: 'Description',
  noDescription: 'none',
  timeZone: 'Time zone',
  language: 'Language of the site',
  edit: 'Edit',
  editAll: 'Edit description, time zone, language and search',
});

/** The texts of the preview links. */
export const previewTexts = plainTexts('preview', {
  title: 'Preview link',
  text: 'Shows the site to people without an account, for 7 days.',
  notNeeded: 'The site is live, so nobody needs one.',
  expires: 'Works until {date}. Copy it now: it won’t be shown again.',
  create: 'Create a link',
  createAnother: 'Create another link',
  revoke: 'Revoke all',
  revokeTitle: 'Revoke all preview links?',
  revokeText: 'All preview links stop working immediately, also for people who are using one now.',
  revoked: 'All preview links have been revoked.',
});

/** The texts of the card about backups. */
export const backupTexts = plainTexts('backup', {
  title: 'Backup',
  none: 'No backup yet.',
  made: 'Made {date}, {size}.',
  verified: 'Verified by a restore {date}.',
  notVerified: 'Not verified by a restore yet.',
  sent: 'Sent off-site {date}.',
  sentAndVerified: 'Sent off-site {date}, verified there {verified}.',
  notSent: 'Not sent off-site yet.',
  first: 'The first backup runs {date}.',
  next: 'Next {date}.',
  off: 'Automatic backups are off (BACKUP_AT).',
  noAlerts: 'EMAIL_SERVER is not set, so nobody gets an email when a backup fails.',
  failed: 'The last backup failed {date}: {why}',
  old: 'The last backup is more than two days old.',
  sendingFailed: 'The last backup couldn’t be sent off-site {date}: {why}',
});
