import { words } from '#lib/words.ts';
import type { requests } from './tables.ts';

export type Answered = Pick<
  typeof requests.$inferSelect,
  'name' | 'phone' | 'email' | 'reference' | 'productName' | 'language'
>;

// In the language of the visitor’s form.
const replyWords = words('reply', {
  greeting: {
    id: 'Halo {name}, terima kasih atas permintaan Anda ({reference}) di {site}.',
    en: 'Hello {name}, thank you for your request ({reference}) to {site}.',
  },
  greetingAbout: {
    id: 'Halo {name}, terima kasih atas permintaan Anda ({reference}) di {site} tentang {product}.',
    en: 'Hello {name}, thank you for your request ({reference}) to {site} about {product}.',
  },
  subject: { id: 'Permintaan Anda {reference}', en: 'Your request {reference}' },
});

/** A WhatsApp chat that begins with a greeting; null without a number. */
export function whatsAppReply(request: Answered, site: string): string | null {
  if (!request.phone) return null;
  return `https://wa.me/${request.phone}?text=${encodeURIComponent(greeting(request, site))}`;
}

/** An email that begins with a greeting; null without an address. */
export function emailReply(request: Answered, site: string): string | null {
  if (!request.email) return null;
  const subject = replyWords(request.language)('subject', { reference: request.reference });
  const body = `${greeting(request, site)}\r\n\r\n`;
  const to = encodeURIComponent(request.email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function greeting({ name, reference, productName: product, language }: Answered, site: string) {
  const t = replyWords(language);
  return product
    ? t('greetingAbout', { name, reference, site, product })
    : t('greeting', { name, reference, site });
}
