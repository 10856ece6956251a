import { texts } from '../base/texts.ts';

export const t = texts('schedules', {
  reading: 'Reading what is scheduled…',
  notRead: 'What is scheduled couldn’t be read.',
  at: 'At a date and time',
  never: 'No end',
  changeTime: 'Set an end',
  day: 'Publish at',
  lastDay: 'Take offline at',
  zone: '{day} · {zone} time',
  noDay: '{zone} time',
  title: 'Schedule “{title}”',
  goesLive: 'Goes live',
  changesGoLive: 'Its changes go live',
  goesOffline: 'Goes offline',
  notScheduled: 'Not scheduled',
  failed: 'It couldn’t be done: {why}',
  needsTime: 'Please enter a date and a time.',
  past: 'This time has passed. Choose a later one.',
  order: 'Choose a time after it is published.',
  scheduled: 'Scheduled for {date}',
  scheduledBy: 'Scheduled for {date} by {name}',
});
