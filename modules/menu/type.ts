import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { field, unfinished } from '#lib/fields.ts';
import { oneLine, oneLink } from '#lib/inputs.ts';
import { languages } from '#lib/language.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

const own = z.string().check(oneLine, z.maxLength(40, 'Label can have at most 40 characters.'));

const entry = z
  .strictObject({
    /** An area by its path, an entry as `page/3`, or a link elsewhere. */
    kind: z.enum(['area', 'entry', 'link']),
    target: z
      .string()
      .check(
        oneLink,
        z.minLength(1, 'Please enter a link.'),
        z.maxLength(500, 'Link can have at most 500 characters.'),
      ),
    label: z.strictObject({ id: own, en: own }),
    place: z.enum(['header', 'footer']),
    /** 1: below the last entry of level 0. */
    level: z.union([z.literal(0), z.literal(1)]),
  })
  .check(
    z.refine(({ kind, target }) => kind !== 'link' || leadsTo(target, 'https:', 'mailto:', 'tel:'), {
      error: 'Please enter a whole link that begins with https://, mailto: or tel:.',
      path: ['target'],
      params: unfinished,
    }),
    z.refine(({ kind, label }) => kind !== 'link' || languages.some((each) => label[each]), {
      error: 'A link needs a label.',
      path: ['label'],
      params: unfinished,
    }),
  );

const entries = z.array(entry).check(
  z.maxLength(40, 'Maximum 40 entries.'),
  z.refine((all) => all[0]?.level !== 1, 'The first entry can’t be below another one.'),
);

/** The menu of the public pages; null while it is the default. */
export const menu = contentType({
  name: 'menu',
  noun: 'menu',
  list: '/only-us/global-setting/menu',
  single: true,
  title: () => 'Menu',
  fields: { entries: field('rows', { label: 'Entries', rule: z.nullable(entries), empty: null }) },
});

export type MenuEntry = z.infer<typeof entry>;
