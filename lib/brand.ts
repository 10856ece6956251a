import * as z from 'zod/mini';
import { contentType, emptyOf, rulesOf } from './content-type.ts';
import { defaultColor } from './default-brand.ts';
import { choice, field, line, optionalPicture, text, type ValuesOf } from './fields.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 08:00.'));

const day = z.strictObject({ opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: 'It closes before it opens.',
    path: ['closes'],
  }),
);

/** When the office is open: Monday to Sunday; null on days when it is closed. */
export const openingHours = z.array(z.nullable(day)).check(z.length(7));

export type OpeningHours = z.infer<typeof openingHours>;

/** An office that doesn't say when it is open. */
export const noHours: OpeningHours = [null, null, null, null, null, null, null];

const color = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^(#[0-9a-f]{6})?$/, 'Please enter a colour such as #0b5fff, or leave it empty.'),
  );

const isPhone = z.refine<string>(
  (number) => number === '' || /\d(?:\D*\d){4}/.test(number),
  'Please enter a phone number.',
);

const isEmail = z.refine<string>(
  (address) => address === '' || z.email().safeParse(address).success,
  'Please enter an e-mail address such as hello@vinci.example.',
);

/** In what a site is set: headings and text. */
export const typefaces = {
  jakarta: 'Plus Jakarta Sans',
  serif: 'Bitter with Figtree',
  grotesque: 'Libre Franklin',
} as const;

export type Typeface = keyof typeof typefaces;

/** The brand: one entry. */
export const brandContent = contentType({
  name: 'brand',
  noun: 'brand',
  list: '/only-us/global-setting/brand',
  title: () => 'Brand',
  fields: {
    name: line('Name', 80),
    logoId: optionalPicture('Logo'),
    logoOnDarkId: optionalPicture('Logo for dark backgrounds'),
    markId: optionalPicture('Square symbol'),
    shareCardId: optionalPicture('Picture for shared links'),
    color: field('text', { label: 'Main colour', rule: color, empty: '' }),
    typeface: choice('Typefaces', typefaces),
    legalName: text('Legal name', 120),
    street: text('Street', 200),
    city: text('City', 80),
    province: text('Province', 80),
    postalCode: text('Postal code', 12),
    phone: text('Phone', 40, { check: isPhone }),
    email: text('E-mail', 120, { check: isEmail }),
    hours: field('rows', { label: 'Opening hours', rule: openingHours, empty: noHours }),
  },
});

/** What a person enters about the brand. */
export type BrandFields = ValuesOf<typeof brandContent.fields>;

/** The same with the version that the change started from: 0 when nothing was saved yet. */
export const brandChange = z.strictObject({
  ...rulesOf(brandContent),
  version: z.int().check(z.nonnegative()),
});

/** The brand of a site where nobody has set one, besides its name. */
export const { name: _, ...defaultBrand } = emptyOf(brandContent);

/** Is it a colour of its own, or that of the default brand? */
export function isOwnColor(color: string): boolean {
  return color !== '' && color !== defaultColor;
}
