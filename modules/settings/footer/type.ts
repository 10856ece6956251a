import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { choice, field, line, optionalPicture, type ValuesOf } from '#lib/fields.ts';
import { line as lineRule, oneLink } from '#lib/inputs.ts';
import { leadsTo } from '#lib/rich-text/links.ts';
import type { IconName } from '#renderer/public/Icon.tsx';
import { contactLinkOf } from './contact-link.ts';

/** In the order of their columns (spec §3). */
const columns = { connectwithus: 'Connect with us', followus: 'Follow us', callus: 'Call us' };
export const linkTypes = Object.keys(columns) as ['connectwithus', 'followus', 'callus'];

const linkDrawings = {
  link: 'Arrow',
  mail: 'Letter',
  place: 'Place',
  phone: 'Phone',
  chat: 'Chat',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
} satisfies Partial<Record<IconName, string>>;

const isLink = z.refine<string>((text) => leadsTo(text, 'http:', 'https:', 'mailto:', 'tel:'), {
  error: 'Please enter a whole link that begins with https://, mailto: or tel:.',
  abort: true,
});

const contactLink = z.pipe(
  z.string().check(
    oneLink,
    z.maxLength(500, 'Chat link can have at most 500 characters.'),
    z.refine((text) => contactLinkOf(text) !== null, {
      error: 'Please enter a WhatsApp number such as 0812-3456-7890, or a link that begins with https://.',
    }),
  ),
  z.transform((text: string) => contactLinkOf(text) ?? ''),
);

const list = '/only-us/global-setting/footer';

export const footerLink = contentType({
  name: 'footerLink',
  noun: 'link',
  list,
  fields: {
    name: line('Name', 60, { translated: true, role: 'title', input: { autoFocus: true } }),
    link: field('link', {
      label: 'Link',
      rule: lineRule('Link', 500, oneLink).check(isLink),
      empty: '',
      hint: 'Starts with https://, mailto: or tel:.',
      input: { type: 'url' },
    }),
    type: choice('Column', columns),
    staticImage: choice('Drawing', linkDrawings, {
      hint: 'Shown next to the name when there is no picture.',
    }),
    fileId: optionalPicture('Picture', { role: 'cover' }),
  },
  // Instagram, or an email address.
  isInEveryLanguage: ({ name, link }) => {
    const [place = ''] = /^(?:https?:\/\/[^/]+|mailto:.+)/.exec(link) ?? [];
    return place.toLowerCase().includes(name.toLowerCase());
  },
  texts: {
    deleteText:
      'It disappears from the footer of every page and goes to the trash, where you can restore it for 30 days.',
  },
});

/** A chat link that is a number becomes a link. */
export const footer = contentType({
  name: 'footer',
  noun: 'footer',
  list,
  single: true,
  title: () => 'Footer',
  fields: {
    logoFileId: optionalPicture('Logo', {
      hint: 'Only if the footer needs a different logo from the one in Brand. The background is dark.',
    }),
    contactLink: field('text', {
      label: 'WhatsApp number or chat link',
      hint: 'For example 0812-3456-7890. Leave empty to hide the chat button.',
      rule: contactLink,
      empty: '',
    }),
  },
});

export type LinkFields = ValuesOf<typeof footerLink.fields>;
