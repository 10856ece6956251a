import * as z from 'zod/mini';
import { heading } from '#lib/block-heading.ts';

export const fields = z.strictObject({ title: heading });

export type FormValues = z.infer<typeof fields>;
