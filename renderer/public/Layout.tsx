import './public.css';
import { Children, type ReactNode } from 'react';
import { formatNearDate } from '#lib/dates.ts';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import { AskButton, ChatLabel, QuoteButton } from './AskButtons.tsx';
import { useOpensNext } from './company.ts';
import { Footer } from './Footer.tsx';
import { FutureBar, RehearsalBar } from './FutureBar.tsx';
import { Header } from './Header.tsx';
import { Icon } from './Icon.tsx';
import { LanguageOffer, LanguageSwitch } from './LanguageSwitch.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { useLanguage, useWords } from './language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useServerPage } from './server-page.ts';
import { useWaysAround } from './use-chat.ts';
import { siteWords } from './words.ts';

export function Layout({ children }: { children: ReactNode }) {
  const pageContext = useServerPage();
  const { site, closed, rewrite, future, rehearsed, isPreparedLanguage } = pageContext;
  const t = useWords(siteWords);
  const share = rewrite?.share;
  return (
    <>
      {Children.toArray(pageContext.extras().map(({ body }) => body))}
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <LanguageOffer />
      {share && <ShareBar link={share.link} />}
      {!share && rehearsed && <RehearsalBar madeAt={rehearsed} />}
      {!share && !rehearsed && future && <FutureBar at={future} />}
      {isPreparedLanguage && !share && <ShareBar text="prepared" />}
      {site.maintenance && !closed && !share && !future && !rehearsed && <StaffBar />}
      {!closed &&
        pageContext.notices().map(({ text, link }) => (
          <p className="notice screen-only" key={text}>
            {link ? <a href={link}>{text}</a> : text}
          </p>
        ))}
      <Header />
      <div className="page">
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <ContactBar />
      </div>
      <Footer />
      {/* Beside the footer, whose links and logo it repeats: compression then stores them once. */}
      <MenuDialog />
    </>
  );
}

/** The floating chat button (spec §2); with what the page is for, a bar on phones and tablets. */
function ContactBar() {
  const { form, chat } = useWaysAround();
  const bar = useServerPage().meta?.bar;
  const opens = useOpensNext();
  const t = useWords(siteWords);
  const isForm = bar === undefined && form !== null;
  const isBar = isForm || Boolean(bar);
  if (!isBar && !chat) return null;
  return (
    <aside className="contact-bar screen-only" data-form={isBar ? '' : undefined} aria-label={t('contact')}>
      {isBar && opens && <small>{opens}</small>}
      {isForm && <QuoteButton href={form} />}
      {bar?.href && (
        <a className="button" href={bar.href} download={bar.isDownload}>
          {bar.isDownload && <Icon name="download" />} {bar.label}
        </a>
      )}
      {chat && (
        <a className="button contact-button" href={chat} target="_blank" rel="noopener">
          <ChatLabel href={chat} label={bar?.href ? undefined : bar?.label} />
        </a>
      )}
    </aside>
  );
}

/** The menu of small screens: a popover, which works without script. */
function MenuDialog() {
  const { menus, footer } = useServerPage();
  const t = useWords(siteWords);
  return (
    <dialog className="menu-dialog" id="menu" popover="auto" aria-label={t('menu')}>
      <div className="menu-dialog-top">
        <BrandLogo copyOf="logo" />
        {/* The same in every language (spec §2). */}
        <button
          className="menu-dialog-close tap"
          type="button"
          lang="en"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          Close <Icon name="close" />
        </button>
      </div>
      <AskButton />
      <nav aria-label={t('mainMenu')}>
        <MenuLinks menu={[...menus().header, ...menus().footer]} isOpen />
      </nav>
      <p className="menu-language">
        <LanguageSwitch />
      </p>
      <LinkColumns links={footer().links} />
    </dialog>
  );
}

/** Shown to staff and holders of a preview link during maintenance. */
function StaffBar() {
  const { site, user, previewUntil } = useServerPage();
  const language = useLanguage();
  const t = useWords(siteWords);
  const until = previewUntil && formatNearDate(previewUntil, site.timeZone, language);
  return (
    <div className="notice staff-bar screen-only" role="note">
      {user || !until ? (
        <a href="/only-us/dashboard">{t('maintenanceOn')}</a>
      ) : (
        <form method="post" action="/preview/leave">
          {t('previewUntil', { until })} · <button type="submit">{t('leave')}</button>
        </form>
      )}
    </div>
  );
}
