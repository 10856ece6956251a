import type { ReactNode } from 'react';
import type { Queries } from '#database/client.ts';
import type { ValuesOf } from '#lib/fields.ts';
import { AskButton } from '#renderer/public/AskButtons.tsx';
import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { publishedEntries } from '#server/content/list-table.ts';
import { homeSection } from '#server/rendering/points.ts';
import { Banners, type ShownFact } from './banner/Banners.tsx';
import { Certificates } from './certificate/Certificates.tsx';
import { Clients } from './client/Clients.tsx';
import { clientsWithSprites } from './client/sprite.ts';
import type { figure } from './figure/type.ts';
import { OfferCards } from './offers/OfferCards.tsx';
import { offerPaths } from './offers/paths.ts';
import { publishedOffers } from './offers/published.ts';
import type { OfferKind } from './offers/type.ts';
import { publishedBanners, publishedCertificates } from './published.ts';
import { ServiceGrid } from './service/ServiceGrid.tsx';
import { certificateType, figureType } from './tables.ts';
import { homeWords } from './words.ts';

const banners = homeSection({
  order: 10,
  isHero: true,
  load(context) {
    const banners = publishedBanners(context);
    return banners.length > 0 ? { banners, facts: factsOf(context.db) } : null;
  },
  summary: ({ banners: [first] }) => first?.subtitle ?? null,
  Section: Banners,
});

const clients = homeSection({ order: 15, load: ({ db }) => clientsWithSprites(db), Section: Clients });

const shown = { packaging: 4, services: 6 };

const packaging = homeSection({
  order: 20,
  load: ({ db }) => publishedOffers(db, 'packaging'),
  Section: ({ data }) => (
    <Offers kind="packaging">
      <OfferCards offers={data.slice(0, shown.packaging)} path={offerPaths.packaging} size="row" />
    </Offers>
  ),
});

const services = homeSection({
  order: 30,
  load: ({ db }) => publishedOffers(db, 'service'),
  Section: ({ data }) => (
    <Offers kind="service">
      <ServiceGrid services={data.slice(0, shown.services)} />
    </Offers>
  ),
});

const company = homeSection({
  order: 40,
  load({ db }) {
    const figures = publishedEntries(db, figureType);
    const certificates = publishedCertificates(db);
    return figures.length + certificates.length === 0 ? null : { figures, certificates };
  },
  Section: ({ data: { figures, certificates } }) => (
    <>
      {figures.length > 0 && <Facts figures={figures} />}
      {certificates.length > 0 && <Certificates certificates={certificates} />}
    </>
  ),
});

export const sections = [banners, clients, packaging, services, company];

const maxFacts = 4;

// In the order of the lists: up to two certificates, then figures.
function factsOf(db: Queries): ShownFact[] {
  const certificates = publishedEntries(db, certificateType).slice(0, 2);
  const figures = publishedEntries(db, figureType).slice(0, maxFacts - certificates.length);
  return [
    ...certificates.map(({ name, number }) => ({ text: name, note: number, isCertificate: true })),
    ...figures.map(({ value, unit, label }) => ({
      text: [value, unit].filter(Boolean).join(' '),
      note: label,
      isCertificate: false,
    })),
  ];
}

function Offers({ kind, children }: { kind: OfferKind; children: ReactNode }) {
  const t = useWords(homeWords);
  const [path, id] = [offerPaths[kind], offerPaths[kind].slice(1)];
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionTop id={id} title={t(kind)} href={path} more={t(`${kind}All`)} />
      {children}
    </section>
  );
}

/** The company in numbers on a dark band, with a way to ask. */
function Facts({ figures }: { figures: ValuesOf<typeof figure.fields>[] }) {
  const t = useWords(homeWords);
  return (
    <section className="facts ink-band" aria-label={t('inNumbers')}>
      <div className="facts-row split wrap">
        <dl className="figures">
          {figures.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <AskButton />
      </div>
    </section>
  );
}
