import type { LocalBusiness, Organization } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { openDays } from '#lib/opening-hours.ts';
import { companyReference, emailOf, mapLink, phoneOf } from '#renderer/public/company.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Company = Exclude<Organization | LocalBusiness, string>;

/** The company’s structured data: a local business once it has a street. `logo` is absolute. */
export function companyJsonLd(pageContext: PageContextServer, logo: string): Company {
  const { site, footer, company } = pageContext;
  const { legalName, street, city, province, postalCode } = company;
  const telephone = phoneOf(pageContext)?.href.slice('tel:'.length);
  const email = emailOf(pageContext) ?? undefined;
  const hours = openDays(company.hours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens,
    closes,
  }));
  const followed = footer().links.flatMap(({ type, link }) =>
    type === 'followus' && isProfile(link) ? [link] : [],
  );
  const organization = {
    '@id': companyReference(site)['@id'],
    name: site.name,
    legalName: legalName || undefined,
    url: site.address,
    description: site.description || undefined,
    logo,
    image: logo,
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
    sameAs: followed.length > 0 ? followed : undefined,
  };
  if (!street) return { ...organization, '@type': 'Organization' } as Company;
  const openingHoursSpecification = hours.length > 0 ? hours : undefined;
  const hasMap = mapLink(company) ?? undefined;
  return { ...organization, '@type': 'LocalBusiness', hasMap, openingHoursSpecification } as Company;
}

// The start page of a network is nobody’s profile.
function isProfile(link: string): boolean {
  return URL.canParse(link) && new URL(link).pathname !== '/';
}
