import * as z from 'zod/mini';
import { field, heading } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { pictureType } from '../../type.ts';

export const fields = {
  title: heading(),
  typeId: field('reference', {
    label: 'Pictures of',
    rule: z.nullable(id),
    empty: null,
    optional: true,
    to: pictureType,
  }),
  count: field('number', {
    label: 'How many',
    rule: z.int().check(z.gte(1), z.lte(24, 'Maximum 24 pictures.')),
    empty: 8,
    input: { least: 1, most: 24 },
  }),
};
