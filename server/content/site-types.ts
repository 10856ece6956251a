import { brands, site } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { entryType } from '../module/entry-type.ts';

// The site's own types, with one entry each.

export const brandType = entryType(brand, { table: brands });
export const settingsType = entryType(siteSettings, { table: site });

export const siteTypes = [brandType, settingsType];
