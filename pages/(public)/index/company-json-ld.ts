import type { LocalBusiness, Organization, WithContext } from 'schema-dts';
import { openDays } from '#lib/opening-hours.ts';
import { internationalPhone } from '#lib/phone.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { Footer, FooterLink } from '#server/module/footer.ts';

interface About {
  site: { name: string; description: string; address: string };
  footer: Footer | null;
  company: Company;
  /** The whole address of the logo. */
  logo: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The company in the words of schema.org: a business that people can visit once it has a street. */
export function companyJsonLd({
  site,
  footer,
  company,
  logo,
}: About): WithContext<Organization | LocalBusiness> {
  const links = footer?.links ?? [];
  const { legalName, street, city, province, postalCode } = company;
  const phone = company.phone || after('tel:', links);
  const telephone = phone ? internationalPhone(phone) : undefined;
  const email = company.email || after('mailto:', links);
  const hours = openDays(company.hours).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens,
    closes,
  }));
  const organization = {
    '@context': 'https://schema.org' as const,
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
    sameAs: links.filter(({ type }) => type === 'followus').map(({ link }) => link),
  };
  if (!street) return { ...organization, '@type': 'Organization' } as WithContext<Organization>;
  const openingHoursSpecification = hours.length > 0 ? hours : undefined;
  return {
    ...organization,
    '@type': 'LocalBusiness',
    openingHoursSpecification,
  } as WithContext<LocalBusiness>;
}

function after(scheme: string, links: FooterLink[]): string | undefined {
  return links.find(({ link }) => link.startsWith(scheme))?.link.slice(scheme.length);
}
