import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { isOwnPage } from '#lib/rich-text/links.ts';

interface Marked {
  children?: ReactNode;
}

/** Links are nodes by then (`lib/rich-text/whole-links.ts`). */
export const marks = {
  bold: ({ children }: Marked) => <strong>{children}</strong>,
  italic: ({ children }: Marked) => <em>{children}</em>,
};

/** Other sites learn nothing of ours. */
export function Link({ href, children }: Marked & { href: string }) {
  const { address } = usePageContext().site;
  const isOurs = isOwnPage(href) || href === address || href.startsWith(`${address}/`);
  return (
    <a href={href} rel={isOurs ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
