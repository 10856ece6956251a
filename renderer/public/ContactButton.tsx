import { isWhatsApp } from './chat-link.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/**
 * The button that opens the chat (spec §2): with a label, which goes when a phone scrolls. It ends above the footer, so that
 * it never covers a link there.
 */
export function ContactButton({ href }: { href: string }) {
  const t = useWords(siteWords);
  const label = isWhatsApp(href) ? 'WhatsApp' : t('contact');
  return (
    <aside className="contact-button" aria-label={t('contact')}>
      <a href={href} target="_blank" aria-label={`${label}: ${t('contactUs')}`} rel="noopener">
        <Icon name="chat" />
        <span>{label}</span>
      </a>
    </aside>
  );
}
