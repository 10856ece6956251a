import { texts } from '../texts.ts';

/** The words that all lists have alike. */
export const t = texts('list', {
  loading: 'Loading …',
  failedText: 'The site didn’t answer. Check your connection, then try again.',
  tryAgain: 'Try again',
});
