import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { addedLater, choice, text } from './fields.ts';
import { localize } from './interface-language.ts';
import { languageNames } from './language.ts';
import { readSearchWords } from './search-words.ts';

/** The time zones to choose from, by familiar places. */
export const timeZones = {
  'Asia/Jakarta': 'WIB – Jakarta, Bandung, Surabaya, Medan',
  'Asia/Makassar': 'WITA – Makassar, Denpasar, Balikpapan',
  'Asia/Jayapura': 'WIT – Jayapura, Ambon',
  UTC: 'UTC',
} as const;

const areSearchWords = z.superRefine<string>((words, context) => {
  const { groups, wrongLine } = readSearchWords(words);
  if (wrongLine)
    context.addIssue(
      localize('Line {wrongLine}: write a word, =, and other words, such as dus = karton.', { wrongLine }),
    );
  if (groups.length > 100) context.addIssue('Maximum 100 lines.');
});

/** Site-wide settings; the name belongs to the brand. */
export const siteSettings = contentType({
  name: 'site',
  noun: 'settings of the site',
  list: '/only-us/global-setting/site',
  single: true,
  title: () => localize('Site'),
  fields: {
    description: text('Description', 300, {
      translated: true,
      hint: 'One sentence for the footer, search results and shared links.',
      input: { rows: 3, autoFocus: true },
    }),
    timeZone: choice('Time zone', timeZones, { hint: 'Used for all dates and for scheduled posts.' }),
    language: choice('Language of the site', languageNames, {
      hint: 'Menus, buttons and messages for visitors. What you write stays as it is.',
    }),
    secondLanguage: addedLater(
      choice(
        'Second language',
        { none: 'None', ...languageNames },
        {
          hint: 'Every entry can be translated. Translated pages have addresses that begin with the language, such as /en.',
        },
      ),
    ),
    searchWords: text('Words for the search', 6000, {
      translated: 'apart',
      check: areSearchWords,
      hint: 'One group per line: peti = kotak kayu, crate. A search for one finds the others. Common trade terms are built in.',
      input: { rows: 4 },
    }),
    keepActivity: addedLater(
      choice(
        'Keep activity for',
        { twoYears: 'Two years', fiveYears: 'Five years', oneYear: 'One year', halfYear: 'Six months' },
        {
          hint: 'Who changed what, and when. Older lines are deleted every day.',
        },
      ),
    ),
  },
});
