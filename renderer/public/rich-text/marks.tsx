import type { ReactNode } from 'react';
import { isOwnPage } from '#lib/rich-text/links.ts';

interface Marked {
  children?: ReactNode;
}

/** Links are nodes by then (`lib/rich-text/whole-links.ts`). */
export const marks = {
  bold: ({ children }: Marked) => <strong>{children}</strong>,
  italic: ({ children }: Marked) => <em>{children}</em>,
};

interface LinkProps {
  href: string;
  /** Other sites learn nothing of ours. */
  siteAddress: string;
  children?: ReactNode;
}

export function Link({ href, siteAddress, children }: LinkProps) {
  const isOurs = isOwnPage(href) || href === siteAddress || href.startsWith(`${siteAddress}/`);
  return (
    <a href={href} rel={isOurs ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
