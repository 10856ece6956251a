import type { LocalBusiness, Organization } from 'schema-dts';
import { openDays } from '#lib/opening-hours.ts';
import { emailOf, phoneOf } from '#renderer/public/company.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { Footer } from '#server/rendering/points.ts';

interface About {
  site: { name: string; description: string; address: string };
  footer: Footer | null;
  company: Company;
  /** The logo’s absolute address. */
  logo: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company’s structured data: a local business once it has a street. */
export function companyJsonLd({ site, footer, company, logo }: About): Organization | LocalBusiness {
  const links = footer?.links ?? [];
  const { legalName, street, city, province, postalCode } = company;
  const telephone = phoneOf(company, links)?.href.slice('tel:'.length);
  const email = emailOf(company, links) ?? undefined;
  const hours = openDays(company.hours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens,
    closes,
  }));
  const followed = links.filter(({ type }) => type === 'followus').map(({ link }) => link);
  const organization = {
    name: site.name,
    legalName: legalName || undefined,
    url: site.address,
    description: site.description || undefined,
    logo,
    image: logo,
    telephone,
    email,
    contactPoint:
      telephone || email
        ? { '@type': 'ContactPoint' as const, contactType: 'sales', telephone, email }
        : undefined,
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
  if (!street) return { ...organization, '@type': 'Organization' } as Organization;
  const openingHoursSpecification = hours.length > 0 ? hours : undefined;
  return {
    ...organization,
    '@type': 'LocalBusiness',
    openingHoursSpecification,
  } as LocalBusiness;
}
