import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { field } from '#lib/fields.ts';
import { requestsRoute } from './paths.ts';

const recipients = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50));

/** `recipients` is null until chosen: the first administrator. */
export const requestSettings = contentType({
  name: 'requestSettings',
  noun: 'request settings',
  list: `${requestsRoute}/settings`,
  single: true,
  title: () => 'Request settings',
  fields: {
    formOn: field('switch', {
      label: 'Request form',
      rule: z.boolean(),
      empty: true,
      format: (isOn) => (isOn ? 'on' : 'off'),
    }),
    months: field('number', {
      label: 'Delete requests after (months)',
      hint: 'Visitors see this in the form. Requests sent with a shorter period keep it.',
      rule: z.int().check(z.gte(1, 'At least one month.'), z.lte(60, 'At most 60 months.')),
      empty: 12,
    }),
    recipients: field('rows', {
      label: 'Email about new requests to',
      rule: z.nullable(recipients),
      empty: null,
      isLocal: true,
    }),
  },
});
