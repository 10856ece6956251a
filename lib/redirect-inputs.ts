import * as z from 'zod/mini';
import { line } from './inputs.ts';

/** A redirect as somebody types it: its address, and where it leads to ('gone': nowhere). */
export const redirectFields = z.strictObject({ from: line('Address', 500), to: line('Target', 500) });

export type RedirectFields = z.infer<typeof redirectFields>;
