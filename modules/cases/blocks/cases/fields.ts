import * as z from 'zod/mini';
import { field, heading } from '#lib/fields.ts';
import { id } from '#lib/inputs.ts';
import { caseStudy } from '../../type.ts';

export const fields = {
  title: heading(),
  caseId: field('reference', {
    label: 'Case study',
    rule: z.nullable(id),
    empty: null,
    optional: true,
    to: caseStudy,
  }),
};
