import { dayNamesIn } from '#lib/dates.ts';
import { openDays } from '#lib/opening-hours.ts';
import { internationalPhone, shownPhone } from '#lib/phone.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { FooterLink } from '#server/module/footer.ts';
import { useLanguage } from './language.ts';

/** Where the company is, a line for each part of the address; none when nothing is entered. */
export function placeOf({ street, city, province, postalCode }: Company): string[] {
  return [street, [city, postalCode].filter(Boolean).join(' '), province].filter(Boolean);
}

/** A place on a map, found by its address (https://developers.google.com/maps/documentation/urls/get-started). */
export function mapOf(place: string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.join(', '))}`;
}

/** The company's address on a map; null until a street is entered: a city alone is no place to go to. */
export function mapLink(company: Company): string | null {
  return company.street ? mapOf(placeOf(company)) : null;
}

/** When the company is open: `Senin–Jumat` and `08.00–17.00`, as few lines as possible. */
export function useOpeningHours({ hours }: Company): { days: string; times: string }[] {
  const language = useLanguage();
  const dayNames = dayNamesIn[language];
  const clock = (time: string) => (language === 'id' ? time.replace(':', '.') : time);
  return openDays(hours).map(({ from, to, opens, closes }) => ({
    days: from === to ? `${dayNames[from]}` : `${dayNames[from]}–${dayNames[to]}`,
    times: `${clock(opens)}–${clock(closes)}`,
  }));
}

/** The company's number, as people and as links write it: what is entered, or else the one that the footer calls. */
export function phoneOf({ phone }: Company, links: FooterLink[]): { text: string; href: string } | null {
  const linked = links.find(({ link }) => link.startsWith('tel:'));
  const number = phone || linked?.link.slice('tel:'.length);
  if (!number) return null;
  return { text: shownPhone(phone || linked?.name || number), href: `tel:${internationalPhone(number)}` };
}

/** The address that takes the company's mail: what is entered, or else the one that the footer links; null without one. */
export function emailOf({ email }: Company, links: FooterLink[]): string | null {
  const linked = links.find(({ link }) => link.startsWith('mailto:'))?.link.slice('mailto:'.length);
  return email || linked?.split('?')[0] || null;
}
