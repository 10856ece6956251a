import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

/** The round button that opens the chat (spec §2). It ends above the footer, so that it never covers a link there. */
export function ContactButton({ href }: { href: string }) {
  const t = useWords(siteWords);
  return (
    <aside className="contact-button" aria-label={t('contact')}>
      <a href={href} target="_blank" rel="noopener" aria-label={t('contactUsNewTab')}>
        <Icon name="chat" />
      </a>
    </aside>
  );
}
