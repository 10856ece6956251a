import * as z from 'zod/mini';
import { field, heading } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { form } from '../../type.ts';

export const fields = {
  title: heading(),
  formId: field('reference', {
    label: 'Form',
    rule: z.nullable(id),
    empty: null,
    to: form,
  }),
};
