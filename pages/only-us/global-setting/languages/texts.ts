import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('languages', {
  title: 'Languages',
  failedTitle: 'The languages couldn’t be loaded',
  editAll: 'Edit languages',
  noneText: 'With a second language, everything can be translated. Visitors see it once you publish it.',
  prepared: 'Being prepared',
  public: 'Public',
  count: '{translated, number} of {total, number} translated',
  preparedText: 'Only people who are signed in can see it.',
  publicText: 'Visitors can read it at {address}.',
  preview: 'Preview',
  view: 'View',
  more: 'More for {language}',
  publish: 'Publish {language}',
  publishTitle: 'Publish {language}?',
  publishText: 'Visitors can then read the site in {language}, and search engines find it.',
  published: '{language} is public.',
  notYet: 'Every page shows these. Translate them first.',
  missingText:
    '{count, plural, one {# entry isn’t translated} other {# entries aren’t translated}}: visitors won’t find {count, plural, one {it} other {them}} in {language}.',
  outdatedText:
    '{count, plural, one {# translation is} other {# translations are}} out of date: visitors read the earlier words.',
  complete: 'Everything is translated and up to date.',
  unpublishTitle: 'Unpublish {language}?',
  unpublishText: 'Its addresses redirect to the original pages. All translations are kept.',
  unpublished: '{language} is no longer public.',
  needed: 'Needed before publishing',
  neededOnPages: 'Missing on every page',
  open: '{missing, number} not translated, {outdated, number} out of date',
  others: '{count, plural, one {And # more.} other {And # more.}}',
});
