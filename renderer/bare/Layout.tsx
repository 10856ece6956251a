import './bare.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';

/** A card in the middle of the page: the logo and one thing to do. */
export function Layout({ children }: { children: ReactNode }) {
  const { site } = usePageContext();
  return (
    <div className="bare">
      <a className="bare-logo" href="/">
        <BrandLogo title={`${site.name}, home page`} />
      </a>
      <main className="bare-card">{children}</main>
    </div>
  );
}
