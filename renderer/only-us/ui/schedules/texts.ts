import { texts } from '../base/texts.ts';

export const t = texts('schedules', {
  notRead: 'The schedule couldn’t be loaded.',
  day: 'Publish at',
  lastDay: 'Take offline at',
  zone: '{day} · {zone} time',
  noDay: '{zone} time',
  clear: 'Clear',
  clearOf: 'Clear “{field}”',
  title: 'Schedule “{title}”',
  failed: 'Failed: {why}',
  needsTime: 'Please enter a date and a time.',
  past: 'This time has passed. Choose a later one.',
  order: 'Choose a time after it is published.',
  scheduled: 'Scheduled for {date}',
  scheduledBy: 'Scheduled for {date} by {name}',
});
