import { plainTexts } from '#renderer/only-us/ui/plain-texts.ts';

/** The texts of the dashboard. */
export const t = plainTexts('dashboard', {
  firstSteps: 'First steps',
  stepsDone: '{done} of {count} done',
  stepDone: 'Done',
  stepOpen: 'To do',
  failedTitle: 'The dashboard couldn’t be loaded',
  attention: 'Needs attention',
  noAttention: 'All good. Nothing needs your attention.',
  showAll: 'Show all {count}',
  changes: 'Recent changes',
  noChanges: 'Nobody has changed anything yet.',
  saved: 'saved by {name}',
  published: 'published by {name}',
  unpublished: 'unpublished by {name}',
  restored: 'restored by {name}',
  scheduled: 'published by a schedule of {name}',
  imported: 'imported',
  somebody: 'somebody',
  thisWeek: 'This week',
  lastWeek: 'last week {count}',
  mostRead: 'Most read page',
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
  site: 'Site',
  backup: 'Backup',
  backupFailed: 'failed {date}: {why}',
  backupOld: 'is more than two days old.',
  sendingFailed: 'couldn’t be sent off-site {date}: {why}',
  database: 'The database',
  damaged: 'is damaged: new changes may be lost. Ask your server administrator to restore a backup.',
  email: 'Email',
  emailFailed: 'couldn’t be sent {date}. See the server log for details.',
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
  translations: 'Translations',
  outdated: 'The {noun} has changed since it was translated into {language}.',
  untitled: 'A new {noun}',
  notSaved: 'isn’t saved yet. You typed it {date}.',
  notSavedUntil: 'was never saved and will be deleted {until}: open and save it to keep it.',
  notPublished: 'has unpublished changes by {name}, {date}.',
  publishFailed: 'couldn’t be published {date}: {reason}',
  unpublishFailed: 'couldn’t be taken offline {date}: {reason}',
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
});
