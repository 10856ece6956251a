import * as z from 'zod/mini';
import { field } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { caseStudy } from '../../type.ts';

export const fields = {
  caseId: field('reference', {
    label: 'Case study',
    rule: z.nullable(id),
    empty: null,
    optional: true,
    to: caseStudy,
  }),
};
