import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('dashboard', {
  failedTitle: 'The dashboard couldn’t be loaded',
  attention: 'Needs attention',
  noAttention: 'All good. Nothing needs your attention.',
  showAll: 'Show all {count}',
  changes: 'Recent changes',
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
});

export const stepTexts = texts('first-steps', {
  title: 'First steps',
  count: '{done} of {count}',
  next: 'Next: {title}',
  unfold: 'Show all steps',
  fold: 'Hide steps',
  done: 'Done',
  skipped: 'Skipped',
  open: 'To do',
  skip: 'Skip',
  skipOf: '{skip}: {title}',
  takeBack: 'Undo skip',
  takeBackOf: 'Undo skip: {title}',
});

export const scheduledTexts = texts('scheduled', {
  publish: 'goes live',
  publishChanges: 'has changes that go live',
  unpublish: 'goes offline',
  by: 'by {name}',
  cancelOf: 'Cancel the schedule of “{title}”',
  failed: 'Failed: {why}',
  canceled: 'Schedule canceled. “{title}” stays as it is.',
  madeDraft: 'Schedule canceled. “{title}” is a draft again.',
});
