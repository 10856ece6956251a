import { Icon } from './Icon.tsx';

/** The round button that opens the chat (spec §2). It ends above the footer, so that it never covers a link there. */
export function ContactButton({ href }: { href: string }) {
  return (
    <aside className="contact-button" aria-label="Contact" lang="en">
      <a href={href} target="_blank" rel="noopener" aria-label="Contact us (opens in a new tab)">
        <Icon name="chat" />
      </a>
    </aside>
  );
}
