import * as z from 'zod/mini';
import { fileId, id } from '#lib/inputs.ts';

/** What a person enters about a catalog: its picture. */
export const catalogFields = z.strictObject({ fileId });

/** Show `id` again, instead of the one that visitors saw when this was decided. */
export const rollBack = z.strictObject({ id, insteadOf: id });

export type CatalogFields = z.infer<typeof catalogFields>;
