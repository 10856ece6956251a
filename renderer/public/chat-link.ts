import type { Language } from '#lib/language.ts';
import { words } from '#lib/words.ts';

/** The topic of a chat. */
export interface Subject {
  /** Such as the page’s title. */
  name: string;
  /** Whether it has a price: the first sentence then asks for it, with room for details. */
  hasPrice?: boolean;
}

interface About {
  site: string;
  /** Missing on general pages. */
  subject?: Subject;
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
    en: 'Hello {site}, I’d like a price for {page}.\nSize: …\nQuantity: …\nDeliver to: …',
  },
});

/** The footer’s contact link; WhatsApp opens with a first sentence about the page. */
export function chatLink(contactLink: string, { site, subject, language }: About): string {
  if (!isWhatsApp(contactLink)) return contactLink;
  // An administrator may have written their own.
  if (!subject && new URL(contactLink).searchParams.has('text')) return contactLink;
  return chatWithMessage(contactLink, firstSentence({ site, subject, language }));
}

/** The same link with this text in WhatsApp. Other addresses stay. */
export function chatWithMessage(contactLink: string, text: string): string {
  if (!isWhatsApp(contactLink)) return contactLink;
  const link = new URL(contactLink);
  link.searchParams.set('text', text);
  // Some versions of WhatsApp show + as a plus sign.
  return link.href.replaceAll('+', '%20');
}

export function isWhatsApp(link: string): boolean {
  return URL.canParse(link) && ['wa.me', 'api.whatsapp.com'].includes(new URL(link).hostname);
}

/** The first sentence of a chat or message. */
export function firstSentence({ site, subject, language }: About): string {
  const t = chatWords(language);
  if (!subject) return t('question', { site });
  const { name: page, hasPrice } = subject;
  return hasPrice ? t('price', { site, page }) : t('questionAbout', { site, page });
}
