import * as z from 'zod/mini';
import { field, heading, unfinished } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { form } from '../../type.ts';

export const fields = {
  title: heading(),
  formId: field('reference', {
    label: 'Form',
    rule: z
      .nullable(id)
      .check(z.refine((chosen) => chosen !== null, { error: 'Choose a form.', params: unfinished })),
    empty: null,
    to: form,
  }),
};
