import * as z from 'zod/mini';
import { changed, offerFields } from '../offers/inputs.ts';

/** What a person enters about a packaging product. */
export const packagingFields = offerFields;

/** The same with the row and the version that the change started from. */
export const packagingChange = z.extend(packagingFields, changed);

export type PackagingFields = z.infer<typeof packagingFields>;
