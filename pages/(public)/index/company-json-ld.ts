import type { LocalBusiness, Organization } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { placeAt } from '#lib/brand.ts';
import { openDays } from '#lib/opening-hours.ts';
import { companyReference, emailOf, mapLink, phoneOf, profilesOf } from '#renderer/public/company.ts';
import { shareCard } from '#renderer/public/shared-picture.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Company = Exclude<Organization | LocalBusiness, string>;

/** The company’s structured data: a local business once it has a street. `logo` is absolute; without one, its share card is its picture. */
export function companyJsonLd(pageContext: PageContextServer, logo: string | undefined): Company {
  const { site, company } = pageContext;
  const { legalName, street, city, province, postalCode } = company;
  const telephone = phoneOf(pageContext)?.href.slice('tel:'.length);
  const email = emailOf(pageContext) ?? undefined;
  const hours = openDays(company.hours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens,
    closes,
  }));
  const organization = {
    '@id': companyReference(site)['@id'],
    name: site.name,
    legalName: legalName || undefined,
    url: site.address,
    description: site.description || undefined,
    logo,
    image: logo ?? shareCard(pageContext).url,
    telephone,
    email,
    address:
      street || city
        ? {
            '@type': 'PostalAddress' as const,
            streetAddress: street || undefined,
            addressLocality: city || undefined,
            addressRegion: province || undefined,
            postalCode: postalCode || undefined,
            addressCountry: 'ID',
          }
        : undefined,
    sameAs: profilesOf(pageContext),
  };
  if (!street) return { ...organization, '@type': 'Organization' } as Company;
  const openingHoursSpecification = hours.length > 0 ? hours : undefined;
  const hasMap = mapLink(company) ?? undefined;
  const place = placeAt(company.coordinates);
  const geo = place ? { '@type': 'GeoCoordinates' as const, ...place } : undefined;
  return { ...organization, '@type': 'LocalBusiness', hasMap, geo, openingHoursSpecification } as Company;
}
