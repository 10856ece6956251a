import { Icon } from './Icon.tsx';

/** The round button that opens the chat (spec §2). It ends above the footer, so that it never covers a link there. */
export function ContactButton({ href }: { href: string }) {
  return (
    <a className="contact-button" href={href} target="_blank" rel="noopener" lang="en">
      <Icon name="chat" />
      <span className="visually-hidden">Contact us (opens in a new tab)</span>
    </a>
  );
}
