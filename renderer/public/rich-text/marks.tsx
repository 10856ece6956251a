import type { ReactNode } from 'react';
import { isOwnPage } from '#lib/rich-text/links.ts';

interface Marked {
  // biome-ignore lint/suspicious/noExplicitAny: its attributes were checked when the text was saved
  mark: any;
  children?: ReactNode;
}

/** What holds for runs of letters. `address` is the site's own. */
export function marks(address: string) {
  return {
    bold: ({ children }: Marked) => <strong>{children}</strong>,
    italic: ({ children }: Marked) => <em>{children}</em>,
    link: ({ mark: { attrs }, children }: Marked) => (
      <Link href={attrs.href} siteAddress={address}>
        {children}
      </Link>
    ),
  };
}

interface LinkProps {
  href: string;
  /** The address of the site itself: pages elsewhere learn nothing of ours. */
  siteAddress: string;
  children?: ReactNode;
}

/** A link of a text. */
export function Link({ href, siteAddress, children }: LinkProps) {
  const isOurs = isOwnPage(href) || href === siteAddress || href.startsWith(`${siteAddress}/`);
  return (
    <a href={href} rel={isOurs ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
