import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('translations', {
  missing: 'There is nothing to translate here',
  toDashboard: 'Go to the dashboard',
  original: 'Original',
  copy: 'Copy the original',
  untranslated: 'Not translated yet.',
  copied: '{count, plural, one {# paragraph is} other {# paragraphs are}} the same as in the original.',
  same: 'Same in both languages',
  next: 'Next',
  nextTranslation: 'Next translation: {title}',
  nextMark: 'Next mark (Alt+↓)',
  outdated: 'The original has changed since it was translated. What changed is marked.',
  changed: 'Changed in the original',
  upToDate: 'Up to date',
  allUpToDate: 'Mark all as up to date',
  confirmed: 'Marked as up to date',
  emptyOriginal: 'Empty',
  sameFile: 'A file',
  join: 'Is this {noun} already written in {language}? Use it as the translation; its address redirects here.',
  joinOwn:
    'Is this the translation of a {noun} in {language}? Join them into one entry in two languages; this address redirects to the new one.',
  ownTitle: '“{title}” is written in {language}',
  ownText:
    'Visitors find it among the pages in {language}; its previous address still works. There is nothing to translate here.',
  toOriginal: 'Back to its form',
  joinSearch: 'Search by title',
  joinNone: 'Nothing found',
  joinWhich: 'The {noun} in {language}',
  joinThem: 'Use it as the translation',
  joined: 'Joined into one entry in two languages',
  failed: 'The translation couldn’t be loaded',
});

/** Of the list. */
export const listTexts = texts('translations', {
  failed: 'The translations couldn’t be loaded',
  awaited: '{language} isn’t being prepared yet',
  awaitedText: 'An administrator adds it in Setting → Site → Languages.',
  allTranslated: 'Everything is translated',
  allTranslatedText: 'New and changed content appears here.',
  title: 'Into {language}',
  count: '{count} to translate, {unpublished} not published, {outdated} out of date',
  all: 'All states',
  allTypes: 'All types',
  continue: 'Continue',
  entry: 'Entry',
  type: 'Type',
  missing: 'Not translated',
  unpublished: 'Not published',
  outdated: 'Out of date',
});
