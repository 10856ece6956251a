import * as z from 'zod/mini';
import { id, line } from '#lib/inputs.ts';
import { leadsTo } from '#lib/rich-text/links.ts';
import type { IconName } from '#renderer/public/Icon.tsx';
import { contactLinkOf } from './contact-link.ts';

const fileId = z.nullable(id);

/** The kinds of footer links, in the order of their columns (spec §3). */
export const linkTypes = ['connectwithus', 'followus', 'callus'] as const;

/** The icons for links without a picture. */
export const linkDrawings = [
  'link',
  'mail',
  'place',
  'phone',
  'chat',
  'instagram',
  'facebook',
  'linkedin',
  'youtube',
  'tiktok',
  'x',
] as const satisfies readonly IconName[];

const link = line('Link', 500).check(
  z.refine((text) => leadsTo(text, 'http:', 'https:', 'mailto:', 'tel:'), {
    error: 'Please enter a whole link that begins with https://, mailto: or tel:.',
    abort: true,
  }),
);

const contactLink = z.pipe(
  z.string().check(
    z.trim(),
    z.maxLength(500, 'Chat link maximum 500 characters.'),
    z.refine((text) => contactLinkOf(text) !== null, {
      error: 'Please enter a WhatsApp number such as 0812-3456-7890, or a link that begins with https://.',
    }),
  ),
  z.transform((text: string) => contactLinkOf(text) ?? ''),
);

/** What a person enters about the footer itself. A chat link that is a number becomes a link. */
export const footerFields = z.strictObject({ logoFileId: fileId, contactLink });
/** The same with the version that the change started from: 0 when there was nothing yet. */
export const footerChange = z.extend(footerFields, { version: z.int().check(z.nonnegative()) });

/** What a person enters about a link of the footer. */
export const linkFields = z.strictObject({
  type: z.enum(linkTypes),
  name: line('Name', 60),
  link,
  fileId,
  staticImage: z.enum(linkDrawings),
});

export type FooterFields = z.infer<typeof footerFields>;
export type LinkFields = z.infer<typeof linkFields>;
