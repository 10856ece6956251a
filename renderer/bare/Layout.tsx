import './bare.css';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { viewTransition } from '#lib/view-transition.ts';
import { useWords } from '#renderer/public/language.ts';
import { siteWords } from '#renderer/public/words.ts';
import { BrandHead } from '#renderer/ui/BrandHead.tsx';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';

/** A card in the middle: the logo and one task. */
export function Layout({ children }: { children: ReactNode }) {
  const { site } = usePageContext();
  const t = useWords(siteWords);
  return (
    <div className="bare">
      <header>
        <a className="bare-logo tap" href="/">
          <BrandLogo title={t('homePage', { site: site.name })} />
        </a>
      </header>
      <main className="bare-card box">{children}</main>
    </div>
  );
}

/** Error and sign-in pages aren’t indexed. */
export function Head() {
  return (
    <>
      <style>{viewTransition}</style>
      <BrandHead />
      <meta name="robots" content="noindex" />
    </>
  );
}
