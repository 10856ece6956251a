import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';

const chooseFile = 'Please choose a file.';
const fileId = z.int(chooseFile).check(z.positive(chooseFile));

/** What a person enters about a catalog: its file, a picture or a PDF. */
export const catalogFields = z.strictObject({ fileId });

/** Show `id` again, instead of the one that visitors saw when this was decided. */
export const rollBack = z.strictObject({ id, insteadOf: id });

export type CatalogFields = z.infer<typeof catalogFields>;
