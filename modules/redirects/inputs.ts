import * as z from 'zod/mini';
import { line, oneLink } from '#lib/inputs.ts';

/** A redirect: its address, its target ('gone': none), and whether it is permanent or temporary (302). */
export const redirectFields = z.strictObject({
  from: line('Address', 500, oneLink),
  to: line('Target', 500, oneLink),
  temporary: z._default(z.boolean(), false),
});

export type RedirectFields = z.infer<typeof redirectFields>;
