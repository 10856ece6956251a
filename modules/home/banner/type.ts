import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { line, link, picture, status, text } from '#lib/fields.ts';
import { referenceOf } from '#lib/rich-text/references.ts';

type Button = Record<'buttonLabel' | 'buttonLink', string>;

const needsLink = z.refine<Button>(({ buttonLabel, buttonLink }) => !buttonLabel || buttonLink !== '', {
  error: 'Where does the button lead? Enter its link, or clear its label.',
  path: ['buttonLink'],
});
const needsLabel = z.refine<Button>(({ buttonLabel, buttonLink }) => !buttonLink || buttonLabel !== '', {
  error: 'What does the button say? Enter its label, or clear its link.',
  path: ['buttonLabel'],
});

export const banner = contentType({
  area: 'pages',
  name: 'banner',
  noun: 'banner',
  list: '/only-us/home/banner',
  fields: {
    fileId: picture('Picture', { role: 'cover' }),
    title: line('Title', 90, {
      translated: true,
      role: 'title',
      hint: 'The first banner’s title is the headline of the home page.',
    }),
    subtitle: text('Subtitle', 240, { translated: true, input: { rows: 2 } }),
    buttonLabel: text('Button label', 40, { translated: true }),
    buttonLink: link('Button link', 500, {
      hint: 'Search posts, pages, products and files, or enter an address.',
    }),
    status: status(),
  },
  checks: [needsLink, needsLabel],
  row: {
    note: ({ subtitle, buttonLabel, buttonLink }) =>
      buttonLabel && !referenceOf(buttonLink) ? `${buttonLabel} → ${buttonLink}` : buttonLabel || subtitle,
    cover: 'cropped',
  },
  texts: {
    deleteText:
      'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
    emptyText: 'A banner opens the home page: a picture, a headline and one button.',
  },
});
