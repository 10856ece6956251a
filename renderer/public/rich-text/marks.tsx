import type { ReactNode } from 'react';
import { isOwnPage } from '#lib/rich-text/links.ts';

interface Marked {
  // biome-ignore lint/suspicious/noExplicitAny: its attributes were checked when the text was saved
  mark: any;
  children?: ReactNode;
}

/** What holds for runs of letters. `address` is the site's own: pages elsewhere learn nothing of ours. */
export function marks(address: string) {
  const isOurs = (href: string) => isOwnPage(href) || href === address || href.startsWith(`${address}/`);
  return {
    bold: ({ children }: Marked) => <strong>{children}</strong>,
    italic: ({ children }: Marked) => <em>{children}</em>,
    link: ({ mark: { attrs }, children }: Marked) => (
      <a href={attrs.href} rel={isOurs(attrs.href) ? undefined : 'noopener'}>
        {children}
      </a>
    ),
  };
}
