import * as z from 'zod/mini';
import { id, line, status, text } from '#lib/inputs.ts';

/** What a person enters about a certificate, such as ISO 9001 and its number. */
export const certificateFields = z.strictObject({
  name: line('Name', 60),
  number: text('Number', 60),
  fileId: z.nullable(id),
  status,
});
