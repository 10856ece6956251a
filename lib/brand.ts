import * as z from 'zod/mini';
import { defaultColor } from './default-brand.ts';
import { id, line, text } from './inputs.ts';

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

const picture = z.nullable(id);

const color = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^(#[0-9a-f]{6})?$/, 'Please enter a colour such as #0b5fff, or leave it empty.'),
  );

const phone = text('Phone', 40).check(
  z.refine((number) => number === '' || /\d(?:\D*\d){4}/.test(number), 'Please enter a phone number.'),
);

const email = text('E-mail', 120).check(
  z.refine(
    (address) => address === '' || z.email().safeParse(address).success,
    'Please enter an e-mail address such as hello@vinci.example.',
  ),
);

const postalCode = text('Postal code', 12);

/** What a person enters about the brand. The form and the procedure share it. */
export const brandFields = z.strictObject({
  name: line('Name', 80),
  logoId: picture,
  logoOnDarkId: picture,
  markId: picture,
  shareCardId: picture,
  color,
  legalName: text('Legal name', 120),
  street: text('Street', 200),
  city: text('City', 80),
  province: text('Province', 80),
  postalCode,
  phone,
  email,
  hours: openingHours,
});

export type BrandFields = z.infer<typeof brandFields>;

/** The same with the version that the change started from: 0 when nothing was saved yet. */
export const brandChange = z.extend(brandFields, { version: z.int().check(z.nonnegative()) });

/** The brand of a site where nobody has set one, besides its name. */
export const defaultBrand: Omit<BrandFields, 'name'> = {
  logoId: null,
  logoOnDarkId: null,
  markId: null,
  shareCardId: null,
  color: '',
  legalName: '',
  street: '',
  city: '',
  province: '',
  postalCode: '',
  phone: '',
  email: '',
  hours: noHours,
};

/** Is it a colour of its own, or that of the default brand? */
export function isOwnColor(color: string): boolean {
  return color !== '' && color !== defaultColor;
}
