import { texts } from '../base/texts.ts';

export const t = texts('share', {
  title: 'Share preview',
  share: 'Share',
  unread: 'Share preview, {count, plural, one {# unread answer} other {# unread answers}}',
  text: 'Anyone with the link sees the page as it will look, for 7 days. Unpublished changes are included.',
  link: 'Preview link',
  until: 'Works until {date}',
  untilBy: 'Works until {date} · shared by {name}',
  create: 'Create a link',
  revoke: 'Revoke',
  revokeOf: 'Revoke the link that works until {date}',
  remarks: 'Answers',
  noRemarks: 'No answers yet.',
  looksGood: 'Looks good',
  failed: 'The links and answers couldn’t be loaded',
});
