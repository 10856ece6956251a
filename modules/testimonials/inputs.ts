import * as z from 'zod/mini';
import { id, line, status, text } from '#lib/inputs.ts';

/** What a person enters about a testimonial. */
export const testimonialFields = z.strictObject({
  quote: line('Quote', 400),
  name: line('Name', 80),
  company: text('Company', 80),
  fileId: z.nullable(id),
  status,
});
