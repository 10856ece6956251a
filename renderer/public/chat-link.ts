import type { Language } from '#lib/language.ts';
import { words } from '#lib/words.ts';

interface About {
  /** The name of the site. */
  site: string;
  /** What the visitor asks about, such as the title of the page; nothing on pages about everything. */
  page?: string;
  /** The language of the page. */
  language: Language;
}

const chatWords = words('chat', {
  question: { id: 'Halo {site}, saya ingin bertanya.', en: 'Hello {site}, I have a question.' },
  questionAbout: {
    id: 'Halo {site}, saya ingin tanya tentang {page}.',
    en: 'Hello {site}, I have a question about {page}.',
  },
});

/**
 * The target of a contact button, made of the footer's contact link: WhatsApp opens with a first sentence that says who is
 * meant and what it is about. Any other address stays as it is.
 */
export function chatLink(contactLink: string, { site, page, language }: About): string {
  if (!URL.canParse(contactLink)) return contactLink;
  const link = new URL(contactLink);
  if (link.hostname !== 'wa.me' && link.hostname !== 'api.whatsapp.com') return contactLink;
  // An administrator may have written a sentence of their own.
  if (!page && link.searchParams.has('text')) return contactLink;
  const t = chatWords(language);
  link.searchParams.set('text', page ? t('questionAbout', { site, page }) : t('question', { site }));
  // A space as %20: some versions of WhatsApp show a plus sign.
  return link.href.replaceAll('+', '%20');
}
