import { Children } from 'react';
import { optimizedUrl } from '#lib/optimized.ts';
import { formatPhone, internationalPhone, shownPhone } from '#lib/phone.ts';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { FooterLink } from '#server/navigation/points.ts';
import { emailOf, mapLink, phoneOf, placeOf, useOpeningHours } from './company.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { useLanguage, useWords } from './language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

/** The end of every page; without links, it has the site’s menu. */
export function Footer() {
  const pageContext = useServerPage();
  const { site, company, year } = pageContext;
  const { footer: footerMenu } = pageContext.menus();
  const { links } = pageContext.footer();
  const privacyPage = pageContext.privacyPage();
  const { path: pathname } = requestedUrl(pageContext);
  const t = useWords(siteWords);
  return (
    <footer className="footer ink-band">
      <div className="wrap">
        <div className="footer-top split">
          <div className="footer-about">
            <FooterLogo />
            {site.description && (
              <p className="muted" lang={site.language}>
                {site.description}
              </p>
            )}
            <CompanyFacts />
          </div>
          {links.length > 0 ? <LinkColumns links={links} /> : <SitePages />}
        </div>
        <PrintedContact />
        {footerMenu.length > 0 && (
          <nav className="footer-menu screen-only" aria-label={t('pages')}>
            <MenuLinks menu={footerMenu} isOpen />
          </nav>
        )}
        <div className="footer-small row note">
          <span>
            © {year} {company.legalName || site.name}
          </span>
          {privacyPage && privacyPage.path !== pathname && (
            <a href={privacyPage.path} lang={site.language}>
              {privacyPage.title}
            </a>
          )}
          {Children.toArray(pageContext.extras().map(({ footer }) => footer))}
          <LanguageSwitch />
          <a href="/auth/signin">{t('signIn')}</a>
        </div>
      </div>
    </footer>
  );
}

// The footer may have a logo of its own; default: the brand’s.
function FooterLogo() {
  const { site, footer } = useServerPage();
  const { logo, staticLogo } = footer();
  const src = useFileUrl()(logo ? { filename: logo } : null);
  if (!src && !staticLogo) return null;
  if (!src) return <BrandLogo ground="dark" copyOf="logo" className="footer-logo" />;
  return (
    <img className="footer-logo" src={optimizedUrl(src, 384)} alt={site.name} height="32" loading="lazy" />
  );
}

function SitePages() {
  const { header: menu } = useServerPage().menus();
  const language = useLanguage();
  const t = useWords(siteWords);
  return (
    <nav className="link-columns" aria-label={t('pages')}>
      <ul>
        {menu.map(({ label, route }) => (
          <li key={route}>
            <a className="tap" href={route}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Prints the page’s address and contacts, each once; hidden on screens. */
function PrintedContact() {
  const pageContext = useServerPage();
  const { site, footer } = pageContext;
  const { contactLink } = footer();
  const [, number] =
    /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)(\d+)/.exec(contactLink ?? '') ?? [];
  const [phone, email] = [phoneOf(pageContext), emailOf(pageContext)];
  const isSame = number && phone?.href === `tel:+${number}`;
  return (
    <p className="printed-contact row">
      <span>{site.address + requestedUrl(pageContext).path}</span>
      {contactLink && <span>{number ? `WhatsApp ${formatPhone(number)}` : contactLink}</span>}
      {phone && !isSame && <span>{phone.text}</span>}
      {email && <span>{email}</span>}
    </p>
  );
}

/** Name, address and opening hours, without what the footer’s links say. Nothing while none are entered. */
function CompanyFacts() {
  const { company, footer } = useServerPage();
  const { links } = footer();
  const t = useWords(siteWords);
  const { legalName, email } = company;
  const place = placeOf(company);
  const map = mapLink(company);
  const hours = useOpeningHours(company);
  const phone = isLinked('tel:', company.phone, links) ? '' : company.phone;
  const mail = isLinked('mailto:', email, links) ? '' : email;
  if (!legalName && place.length === 0 && !phone && !mail && hours.length === 0) return null;
  return (
    <address className="company muted">
      {legalName && <strong>{legalName}</strong>}
      {place.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {map && (
        <a className="screen-only" href={map} target="_blank" rel="noopener">
          {t('openMap')}
        </a>
      )}
      {phone && <a href={`tel:${internationalPhone(phone)}`}>{shownPhone(phone)}</a>}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      {hours.length > 0 && (
        <span className="company-hours row">
          {hours.map(({ days, times }) => (
            <span key={days}>
              {days} {times}
            </span>
          ))}
        </span>
      )}
    </address>
  );
}

function isLinked(scheme: 'tel:' | 'mailto:', value: string, links: FooterLink[]) {
  const target = targetOf(value);
  return links.some(({ link }) => link.startsWith(scheme) && targetOf(link.slice(scheme.length)) === target);
}

// (021) 5550 123 and +62215550123 are the same number.
function targetOf(text: string) {
  if (text.includes('@')) return text.toLowerCase();
  return text.replace(/\D/g, '').replace(/^(62|0)/, '');
}
