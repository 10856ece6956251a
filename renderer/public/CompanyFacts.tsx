import { dayNamesIn } from '#lib/dates.ts';
import { openDays } from '#lib/opening-hours.ts';
import { internationalPhone } from '#lib/phone.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { FooterLink } from '#server/module/footer.ts';
import { useLanguage, useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Props {
  company: Company;
  /** The links of the footer: what one of them says already isn't said again. */
  links: FooterLink[];
}

/** Who the company is, where it is and when it is open. Nothing while nothing of it is known. */
export function CompanyFacts({ company, links }: Props) {
  const language = useLanguage();
  const t = useWords(siteWords);
  const dayNames = dayNamesIn[language];
  const clock = (time: string) => (language === 'id' ? time.replace(':', '.') : time);
  const { legalName, email } = company;
  const place = placeOf(company);
  const phone = isLinked('tel:', company.phone, links) ? '' : company.phone;
  const mail = isLinked('mailto:', email, links) ? '' : email;
  const hours = openDays(company.hours);
  if (!legalName && place.length === 0 && !phone && !mail && hours.length === 0) return null;
  return (
    <address className="company">
      {legalName && <strong>{legalName}</strong>}
      {place.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {company.street && (
        <a className="screen-only" href={mapOf(place)} target="_blank" rel="noopener">
          {t('openMap')}
        </a>
      )}
      {phone && <a href={`tel:${internationalPhone(phone)}`}>{phone}</a>}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      {hours.map(({ from, to, opens, closes }) => (
        <span key={from} className="company-hours">
          <span>{from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to]}`}</span>
          <span>
            {clock(opens)}–{clock(closes)}
          </span>
        </span>
      ))}
    </address>
  );
}

/** The lines of an address. */
export function placeOf({ street, city, province, postalCode }: Company): string[] {
  return [street, [city, postalCode].filter(Boolean).join(' '), province].filter(Boolean);
}

/** A place on a map, found by its address (https://developers.google.com/maps/documentation/urls/get-started). */
export function mapOf(place: string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.join(', '))}`;
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
