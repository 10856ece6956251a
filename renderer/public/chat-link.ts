import type { Language } from '#lib/language.ts';
import { words } from '#lib/words.ts';

/** What a chat is about. */
export interface Subject {
  /** Such as the title of the page. */
  name: string;
  /** Something with a price: the first sentence asks for it, and leaves room for what the answer depends on. */
  hasPrice?: boolean;
}

interface About {
  /** The name of the site. */
  site: string;
  /** Nothing on pages about everything. */
  subject?: Subject;
  /** The language of the page. */
  language: Language;
}

const chatWords = words('chat', {
  question: { id: 'Halo {site}, saya ingin bertanya.', en: 'Hello {site}, I have a question.' },
  questionAbout: {
    id: 'Halo {site}, saya ingin tanya tentang {page}.',
    en: 'Hello {site}, I have a question about {page}.',
  },
  price: {
    id: 'Halo {site}, saya ingin minta harga untuk {page}.\nUkuran: …\nJumlah: …\nKota kirim: …',
    en: 'Hello {site}, I would like a price for {page}.\nSize: …\nQuantity: …\nDeliver to: …',
  },
});

/**
 * The target of a contact button, made of the footer's contact link: WhatsApp opens with a first sentence that says who is
 * meant and what it is about. Any other address stays as it is.
 */
export function chatLink(contactLink: string, { site, subject, language }: About): string {
  if (!isWhatsApp(contactLink)) return contactLink;
  // An administrator may have written a sentence of their own.
  if (!subject && new URL(contactLink).searchParams.has('text')) return contactLink;
  return chatThatBegins(contactLink, firstSentence({ site, subject, language }));
}

/** The same link, opening WhatsApp with this text. Any other address stays as it is. */
export function chatThatBegins(contactLink: string, text: string): string {
  if (!isWhatsApp(contactLink)) return contactLink;
  const link = new URL(contactLink);
  link.searchParams.set('text', text);
  // A space as %20: some versions of WhatsApp show a plus sign.
  return link.href.replaceAll('+', '%20');
}

export function isWhatsApp(link: string): boolean {
  return URL.canParse(link) && ['wa.me', 'api.whatsapp.com'].includes(new URL(link).hostname);
}

/** What a visitor begins with, in a chat or a message. */
export function firstSentence({ site, subject, language }: About): string {
  const t = chatWords(language);
  if (!subject) return t('question', { site });
  const { name: page, hasPrice } = subject;
  return hasPrice ? t('price', { site, page }) : t('questionAbout', { site, page });
}
