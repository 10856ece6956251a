import * as z from 'zod/mini';
import { line, status, text } from '#lib/inputs.ts';

/** What a person enters about a figure: '18.000', 'palet' and what it counts. */
export const figureFields = z.strictObject({
  value: line('Number', 12),
  unit: text('Unit', 24),
  label: line('Label', 60),
  status,
});
