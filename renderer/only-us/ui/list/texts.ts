import { texts } from '../texts.ts';

/** The texts that all lists share. */
export const t = texts('list', {
  loading: 'Loading …',
  failedText: 'The site didn’t answer. Check your connection, then try again.',
  tryAgain: 'Try again',
  pageSize: 'Entries per page',
  perPage: '{size} per page',
});
