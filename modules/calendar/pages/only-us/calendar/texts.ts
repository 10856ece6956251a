import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('calendar', {
  failedTitle: 'The calendar couldn’t be loaded',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  hint: 'Drag to another day, or press Shift with an arrow key.',
  empty: 'Nothing goes live or offline in these weeks.',
  publish: 'Goes live',
  publishChanges: 'Changes go live',
  unpublish: 'Goes offline',
  couldNot: 'Failed',
  wentLive: 'Went live',
  wentOffline: 'Went offline',
  doneBy: 'by {name}',
  by: 'scheduled by {name}',
  moved: '“{title}” moved to {day}',
});
