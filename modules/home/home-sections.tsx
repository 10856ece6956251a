import './home.css';
import type { Queries } from '#database/client.ts';
import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { publishedEntries } from '#server/content/list-table.ts';
import { homeSection } from '#server/rendering/points.ts';
import { Banners, type ShownFact } from './banner/Banners.tsx';
import { publishedBanners } from './banner/published.ts';
import { Certificates, type ShownCertificate } from './certificate/Certificates.tsx';
import { publishedCertificates } from './certificate/published.ts';
import { Clients } from './client/Clients.tsx';
import { clientsWithSprite } from './client/sprite.ts';
import { certificateType, figureType } from './entry-types.ts';
import { Facts, type ShownFigure } from './figure/Facts.tsx';
import { type OfferCard, OfferCards } from './offers/OfferCards.tsx';
import { publishedOffers } from './offers/published.ts';
import { type ServiceCard, ServiceGrid } from './service/ServiceGrid.tsx';
import { homeWords } from './words.ts';

const banners = homeSection({
  order: 10,
  isHero: true,
  load({ db }) {
    const banners = publishedBanners(db);
    return banners.length > 0 ? { banners, facts: factsOf(db) } : null;
  },
  Section: Banners,
});

const clients = homeSection({
  order: 15,
  load({ db }) {
    const shown = clientsWithSprite(db);
    return shown.clients.length > 0 ? shown : null;
  },
  Section: Clients,
});

const packaging = homeSection({
  order: 20,
  load: ({ db }) => orNull(publishedOffers(db, 'packaging')),
  Section: Packaging,
});

const services = homeSection({
  order: 30,
  load: ({ db }) => orNull(publishedOffers(db, 'service')),
  Section: Services,
});

const company = homeSection({
  order: 40,
  load({ db }) {
    const figures = publishedEntries(db, figureType);
    const certificates = publishedCertificates(db);
    return figures.length + certificates.length === 0 ? null : { figures, certificates };
  },
  Section: Company,
});

export const sections = [banners, clients, packaging, services, company];

const mostFacts = 4;

// In the order of the lists: up to two certificates, then figures.
function factsOf(db: Queries): ShownFact[] {
  const certificates = publishedEntries(db, certificateType).slice(0, 2);
  const figures = publishedEntries(db, figureType).slice(0, mostFacts - certificates.length);
  return [
    ...certificates.map(({ name, number }) => ({ text: name, note: number, isCertificate: true })),
    ...figures.map(({ value, unit, label }) => ({
      text: [value, unit].filter(Boolean).join(' '),
      note: label,
      isCertificate: false,
    })),
  ];
}

function orNull<Row>(rows: Row[]): Row[] | null {
  return rows.length > 0 ? rows : null;
}

interface Props {
  data: { figures: ShownFigure[]; certificates: ShownCertificate[] };
}

function Company({ data: { figures, certificates } }: Props) {
  return (
    <>
      <Facts figures={figures} />
      {certificates.length > 0 && <Certificates certificates={certificates} />}
    </>
  );
}

const shown = 4;

function Packaging({ data }: { data: OfferCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="packaging">
      <SectionTop id="packaging" title={t('packaging')} href="/packaging" more={t('allPackaging')} />
      <OfferCards offers={data.slice(0, shown)} path="/packaging" size="row" />
    </section>
  );
}

function Services({ data }: { data: ServiceCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="services">
      <SectionTop id="services" title={t('services')} href="/services" more={t('allServices')} />
      <ServiceGrid services={data} />
    </section>
  );
}
