import { texts } from '#renderer/only-us/ui/texts.ts';

/** The words of the form for the site's settings, which is loaded when somebody edits. */
export const t = texts('site', {
  nameHint: 'What search engines and shared links call it.',
  descriptionHint: 'One sentence, for the footer, search engines and shared links.',
  timeZoneHint: 'Of all dates, and of when a post that waits is published.',
  saved: 'Success',
});
