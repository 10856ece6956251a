import { contentType } from '#lib/content-type.ts';
import { address, field, line, optionalPicture, status, text, type ValuesOf } from '#lib/fields.ts';
import { blocksRule, ruleOfBlock } from '#lib/placed-blocks.ts';
import { seoFields } from '#lib/seo.ts';

export const page = contentType({
  area: 'pages',
  name: 'page',
  noun: 'page',
  list: '/only-us/pages',
  hasScreen: true,
  fields: {
    title: line('Title', 120, { translated: true, role: 'title' }),
    slug: address(),
    summary: text('Summary', 300, {
      translated: true,
      role: 'summary',
      hint: 'One or two sentences below the title, for search engines and for shared links.',
      input: { rows: 2 },
    }),
    coverId: optionalPicture('Cover', {
      role: 'cover',
      hint: 'Shown below the title and in shared links.',
    }),
    blocks: field('blocks', { label: 'Blocks', rule: blocksRule(ruleOfBlock), empty: [], translated: true }),
    status: status(),
    ...seoFields,
  },
  row: { note: ({ slug }) => `/${slug}`, cover: 'cropped' },
  texts: {
    add: 'New page',
    deleteText: 'It goes to the trash, where you can restore it for 30 days. Visitors no longer see it.',
    emptyText: 'Build one from texts, pictures and cards. It stays a draft until you publish it.',
  },
});

export type PageFields = ValuesOf<typeof page.fields>;

/** A page about privacy has one of these in its slug: its title may be anything. */
export const privacyWords = ['privasi', 'privacy'];
