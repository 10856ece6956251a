import type { PageContextServer } from 'vike/types';
import { dayNamesIn } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { openDays } from '#lib/opening-hours.ts';
import { internationalPhone, shownPhone } from '#lib/phone.ts';
import type { Company } from '#server/brand/page-brand.ts';
import { useLanguage, useWords } from './language.ts';
import { useServerPage } from './server-page.ts';
import { siteWords } from './words.ts';

/** The address in lines; empty if not entered. */
export function placeOf({ street, city, province, postalCode }: Company): string[] {
  return [street, [city, postalCode].filter(Boolean).join(' '), province].filter(Boolean);
}

/** A map search (https://developers.google.com/maps/documentation/urls/get-started). */
export function mapOf(place: string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.join(', '))}`;
}

/** To its coordinates, or else its address. Null without a street: a city is no destination. */
export function mapLink(company: Company): string | null {
  return company.street ? mapOf(company.coordinates ? [company.coordinates] : placeOf(company)) : null;
}

/** `Senin–Jumat` and `08.00–17.00`, in as few lines as possible. */
export function useOpeningHours({ hours }: Company): { days: string; times: string }[] {
  const language = useLanguage();
  const dayNames = dayNamesIn[language];
  return openDays(hours).map(({ from, to, opens, closes }) => ({
    days: from === to ? `${dayNames[from]}` : `${dayNames[from]}–${dayNames[to]}`,
    times: `${clockIn(language, opens)}–${clockIn(language, closes)}`,
  }));
}

/** `Kami buka Senin 08.00`; null during opening hours, and without any. */
export function useOpensNext(): string | null {
  const [language, t] = [useLanguage(), useWords(siteWords)];
  const [date, time] = useServerPage().opensNext()?.split('T') ?? [];
  if (!date || !time) return null;
  const day = dayNamesIn[language][(new Date(date).getUTCDay() + 6) % 7];
  return t('opensNext', { day: day ?? '', time: clockIn(language, time) });
}

function clockIn(language: Language, time: string) {
  return language === 'id' ? time.replace(':', '.') : time;
}

/** The company in structured data. The home page has its details under the same `@id`. */
export function companyReference({ name, address }: PageContextServer['site']) {
  return { '@type': 'Organization' as const, '@id': `${address}/#company`, name, url: address };
}

/** The company’s pages in networks; undefined without any. The start page of a network is nobody’s. */
export function profilesOf({ footer }: Pick<PageContextServer, 'footer'>): string[] | undefined {
  const links = footer().links.flatMap(({ type, link }) => (type === 'followus' ? [link] : []));
  const profiles = links.filter((link) => URL.canParse(link) && new URL(link).pathname !== '/');
  return profiles.length > 0 ? profiles : undefined;
}

type Contacts = Pick<PageContextServer, 'company' | 'footer'>;

/** The phone number for people and for links: the brand’s, or else the footer’s. */
export function phoneOf({ company: { phone }, footer }: Contacts): { text: string; href: string } | null {
  const linked = footer().links.find(({ link }) => link.startsWith('tel:'));
  const number = phone || linked?.link.slice('tel:'.length);
  if (!number) return null;
  return { text: shownPhone(phone || linked?.name || number), href: `tel:${internationalPhone(number)}` };
}

/** The email address: the brand’s, or else the footer’s; null without either. */
export function emailOf({ company: { email }, footer }: Contacts): string | null {
  const linked = footer().links.find(({ link }) => link.startsWith('mailto:'));
  return email || linked?.link.slice('mailto:'.length).split('?')[0] || null;
}
