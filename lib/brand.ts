import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { defaultColor } from './default-brand.ts';
import {
  addedLater,
  choice,
  field,
  line,
  optionalPicture,
  rows,
  text,
  unfinished,
  type ValuesOf,
} from './fields.ts';
import { oneLine } from './inputs.ts';
import { localize } from './interface-language.ts';
import { normalizePhone } from './phone.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 08:00.'));

const day = z.strictObject({ opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: 'It closes before it opens.',
    path: ['closes'],
    params: unfinished,
  }),
);

/** Opening hours from Monday to Sunday; null for closed days. */
export const openingHours = z.array(z.nullable(day)).check(z.length(7));

export type OpeningHours = z.infer<typeof openingHours>;

export const noHours: OpeningHours = [null, null, null, null, null, null, null];

const color = z
  .string()
  .check(
    oneLine,
    z.toLowerCase(),
    z.regex(/^(#[0-9a-f]{6})?$/, 'Please enter a colour such as #0b5fff, or leave it empty.'),
  );

const isPhone = z.refine<string>(
  (number) => number === '' || /\d(?:\D*\d){4}/.test(number),
  'Please enter a phone number.',
);

const isEmail = z.refine<string>(
  (address) => address === '' || z.email().safeParse(address).success,
  'Please enter an email address such as hello@vinci.example.',
);

// As Google Maps copies them.
const areCoordinates = z.refine<string>((typed) => typed === '' || placeAt(typed) !== null, {
  error: 'Please enter two numbers such as -6.2957, 107.1583.',
  params: unfinished,
});

/** Of what the brand has as coordinates; null for no place on earth. */
export function placeAt(typed: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(typed) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

export const answerTimes = {
  unsaid: 'Not shown',
  hour: 'One working hour',
  hours2: 'Two working hours',
  hours4: 'Four working hours',
  day: 'One working day',
  days2: 'Two working days',
} as const;

export type AnswerTime = keyof typeof answerTimes;

const contact = {
  fileId: optionalPicture('Portrait', {
    hint: 'Square, at least 192 × 192 pixels. Without one, the initials are shown.',
    input: { isDecorative: true },
  }),
  name: line('Name', 80, { translated: true, isName: true }),
  role: text('Position', 80, { translated: true }),
  phone: text('Phone', 40, {
    hint: 'A mobile number gets a WhatsApp link, too.',
    input: { type: 'tel' },
    check: z.refine((number) => number === '' || 'phone' in normalizePhone(number), {
      error: 'Please enter a phone number.',
      params: unfinished,
    }),
  }),
};

export type Contact = ValuesOf<typeof contact>;

export const typefaces = {
  jakarta: 'Plus Jakarta Sans',
  serif: 'Bitter & Figtree',
  grotesque: 'Libre Franklin',
} as const;

export type Typeface = keyof typeof typefaces;

export const brand = contentType({
  name: 'brand',
  noun: 'brand',
  list: '/only-us/global-setting/brand',
  single: true,
  title: () => localize('Brand'),
  fields: {
    name: line('Name', 80, {
      translated: true,
      isName: true,
      hint: 'Shown in the header, in search results, shared links and emails.',
    }),
    logoId: optionalPicture('Logo', {
      hint: 'Shown on a light background: an SVG, or a PNG with a transparent background, works best.',
    }),
    logoOnDarkId: optionalPicture('Logo for dark backgrounds', {
      hint: 'A light version, for the footer. Without it the logo is shown there on a light patch.',
    }),
    markId: optionalPicture('Square symbol', {
      hint: 'At least 512 × 512 pixels. The icon in the browser’s tab and on home screens is made from it.',
    }),
    shareCardId: optionalPicture('Picture for shared links', {
      hint: '1200 × 630 pixels. Without one, it is made from the logo or the name and the colour.',
    }),
    color: field('text', {
      label: 'Main colour',
      hint: 'Six digits, such as #0b5fff. Leave it empty for the default orange.',
      rule: color,
      empty: '',
      format: (color) => color || 'default',
    }),
    typeface: addedLater(choice('Typefaces', typefaces)),
    legalName: text('Legal name', 120, { hint: 'For example PT Vinci Kemasan Logistik.' }),
    street: text('Street and number', 200),
    city: text('City', 80),
    province: text('Province', 80),
    postalCode: text('Postal code', 12),
    coordinates: addedLater(
      text('Coordinates', 40, {
        check: areCoordinates,
        hint: 'Optional, for the map: right-click your gate in Google Maps and choose the two numbers.',
      }),
    ),
    phone: text('Phone', 40, { check: isPhone, input: { type: 'tel' } }),
    email: text('Email', 120, { check: isEmail, input: { type: 'email' } }),
    hours: field('rows', { label: 'Opening hours', rule: openingHours, empty: noHours }),
    answerTime: addedLater(choice('We reply within', answerTimes)),
    contacts: addedLater(rows('Contacts', contact, { noun: 'contact', nouns: 'contacts', most: 3 })),
  },
});

export type BrandFields = ValuesOf<typeof brand.fields>;

export function isOwnColor(color: string): boolean {
  return color !== '' && color !== defaultColor;
}
