import { entryType } from '#server/content/entry-type.ts';
import { footerLinks, footers } from './tables.ts';
import { footer, footerLink } from './type.ts';

/** The links of the footer. */
export const linkType = entryType(footerLink, { table: footerLinks });

/** The footer itself: one entry. */
export const footerType = entryType(footer, { table: footers });
