import './public.css';
import type { ReactNode } from 'react';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { ContactButton } from './ContactButton.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useWords } from './language.ts';
import { MenuDialog } from './MenuDialog.tsx';
import { requestedUrl } from './requested-url.ts';
import { ShareBar } from './ShareBar.tsx';
import { StaffBar } from './StaffBar.tsx';
import { useChat } from './use-chat.ts';
import { siteWords } from './words.ts';

/** Around every page for visitors: header, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const pageContext = usePageContext() as PageContextServer;
  const { site, menu, footerMenu, user, closed, company, year, footer = null, rewrite } = pageContext;
  const t = useWords(siteWords);
  const { path: pathname, query } = requestedUrl(pageContext);
  const chat = useChat();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {rewrite?.share && <ShareBar link={rewrite.share.link} />}
      {site.maintenance && !closed && !rewrite?.share && <StaffBar isStaff={user !== null} />}
      <Header {...{ menu, pathname, query, chat }} siteName={site.name} />
      <div className="page">
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {chat && <ContactButton href={chat} />}
      </div>
      <Footer
        {...{ site, menu, footerMenu, footer, company, year, pathname }}
        privacyPage={pageContext.privacyPage()}
      />
      {/* Beside the footer, whose links and logo it repeats: so a compressed page holds them once. */}
      <MenuDialog menu={menu} pathname={pathname} footerMenu={footerMenu} links={footer?.links ?? []} />
    </>
  );
}
