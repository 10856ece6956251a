import { brands } from '#database/tables.ts';
import { brandContent } from '#lib/brand.ts';
import { entryType } from '../content/entry-type.ts';

/** The brand: one entry. */
export const brandType = entryType(brandContent, { table: brands });
