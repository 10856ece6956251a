import { internationalPhone, shownPhone } from '#lib/phone.ts';
import type { FooterLink } from '#server/navigation/points.ts';
import { mapLink, placeOf, useOpeningHours } from './company.ts';
import { useWords } from './language.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

/** Name, address and opening hours, without what the footer’s links say. Nothing while none are entered. */
export function CompanyFacts() {
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
      {hours.map(({ days, times }) => (
        <span key={days} className="company-hours row">
          <span>{days}</span> <span>{times}</span>
        </span>
      ))}
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
