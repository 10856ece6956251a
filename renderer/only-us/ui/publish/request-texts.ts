import { texts } from '../base/texts.ts';

export const t = texts('publicationRequests', {
  askTitle: 'Ask for publication',
  askText: 'Everybody who publishes gets an email and sees it on their dashboard.',
  note: 'Note (optional)',
  ask: 'Ask',
  asked: 'You asked for publication. You’ll see here what comes of it.',
  sent: 'Asked for publication.',
  askedBy: '{name} asks for publication, {date}.',
  said: '“{note}”',
  return: 'Return',
  returnTitle: 'Return “{title}” for changes',
  returnText: '{name} gets an email and sees your note in the form.',
  returnNote: 'What should be changed?',
  returned: 'Returned for changes.',
  returnedBy: '{name} returned it, {date}.',
});
