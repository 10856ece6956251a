import { texts } from '../base/texts.ts';

export const t = texts('publicationRequests', {
  askTitle: 'Ask for publication',
  askText: 'Everyone who can publish gets an email and sees it on the dashboard.',
  note: 'Note (optional)',
  ask: 'Ask',
  asked: 'You asked for publication. The answer will appear here.',
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
