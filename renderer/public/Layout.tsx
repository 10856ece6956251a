import './public.css';
import type { ReactNode } from 'react';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';

/** Around every page for visitors: header, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { menu } = usePageContext() as PageContextServer;
  return (
    <>
      <header>
        {menu.map((item) => (
          <a key={item.route} href={item.route}>
            {item.label}
          </a>
        ))}
      </header>
      <main>{children}</main>
    </>
  );
}
