import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import {
  addedLater,
  address,
  field,
  line,
  picture,
  richText,
  status,
  text,
  type ValuesOf,
} from '#lib/fields.ts';
import { fileId, id } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { seoFields } from '#lib/seo.ts';
import { offerRows } from './rows.ts';

export const offerKinds = ['packaging', 'service'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** The drawings for services; `ServiceIcon.tsx` draws them. */
export const iconNames = {
  box: 'Box',
  warehouse: 'Warehouse',
  truck: 'Truck',
  ship: 'Ship',
  plane: 'Plane',
  design: 'Design',
  customs: 'Documents',
  returns: 'Returns',
  clock: 'Time',
  shield: 'Safety',
  scale: 'Weight',
  chart: 'Reports',
};
export type ServiceIconName = keyof typeof iconNames;
export const serviceIcons = Object.keys(iconNames) as [ServiceIconName, ...ServiceIconName[]];

const maxPictures = 24;

const pictures = z.array(fileId).check(
  z.maxLength(maxPictures, {
    error: () => localize('Maximum {maxPictures} further pictures.', { maxPictures }),
  }),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each picture only once.'),
);

/** Copying a field would freeze its label in the language of its reader. */
const icon = (empty: ServiceIconName | null) =>
  field('choice', {
    label: 'Icon',
    rule: z.nullish(z.enum(serviceIcons, 'Please choose an icon.')),
    empty,
    options: iconNames,
  });

const fields = {
  name: line('Name', 120, { translated: true, role: 'title' }),
  slug: address(),
  summary: line('Summary', 300, {
    translated: true,
    role: 'summary',
    hint: 'One or two sentences, for lists, search engines and shared links.',
    input: { rows: 2 },
  }),
  fileId: picture('Picture', { role: 'cover' }),
  text: richText('Text', { role: 'body' }),
  specification: offerRows.specification,
  /** Of products. Services have rows with labels of their own. */
  minimum: addedLater(text('Minimum order', 200, { translated: true, hint: 'For example 1.000 buah.' })),
  leadTime: addedLater(text('Lead time', 200, { translated: true, hint: 'For example 10 hari kerja.' })),
  prices: addedLater(offerRows.prices),
  steps: addedLater(offerRows.steps),
  preparation: addedLater(offerRows.preparation),
  questions: addedLater(offerRows.questions),
  /** Visitors filter the list by them. */
  uses: addedLater(
    text('Used for', 200, {
      translated: true,
      hint: 'Separated by commas, for example makanan, pengiriman, ekspor. Visitors filter the list by these words.',
    }),
  ),
  pictures: field('pictures', {
    label: 'More pictures',
    rule: pictures,
    empty: [],
    hint: 'Shown below the text; visitors can enlarge them.',
  }),
  datasheetId: addedLater(
    field('document', {
      label: 'Datasheet',
      rule: z.nullable(id),
      empty: null,
      optional: true,
      hint: 'Optional. A PDF, or a picture. Visitors download it below the specification.',
    }),
  ),
  status: status(),
  icon: icon(null),
  ...seoFields,
};

export type OfferFields = ValuesOf<typeof fields>;

const hasIcon = z.refine<OfferFields>(({ icon }) => Boolean(icon), {
  error: 'Please choose an icon.',
  path: ['icon'],
});
const row = { note: ({ summary }: OfferFields) => summary, cover: 'cropped' } as const;
const deleteText =
  'It goes to the trash, where you can restore it for 30 days. Its page is removed from the site.';

/** Both kinds share table, pages and forms. */
export const offerContent = {
  packaging: contentType({
    area: 'pages',
    name: 'packaging',
    noun: 'product',
    list: '/only-us/home/packaging',
    hasScreen: true,
    fields,
    row,
    texts: {
      search: 'Search packaging',
      deleteText,
      emptyTitle: 'No packaging yet',
      emptyText: 'Each product gets a page with pictures, text and a specification.',
    },
  }),
  service: contentType({
    area: 'pages',
    name: 'service',
    noun: 'service',
    list: '/only-us/home/service',
    hasScreen: true,
    row,
    fields: { ...fields, icon: icon('box') },
    checks: [hasIcon],
    texts: { deleteText, emptyText: 'Each service gets an icon on the home page and its own page.' },
  }),
};
