import './home.css';
import { optimizedUrl } from '#lib/optimized.ts';
import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { homeSection } from '#server/module/home-section.ts';
import { Banners } from './banner/Banners.tsx';
import { publishedBanners } from './banner/published.ts';
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
  load: ({ db }) => orNull(publishedBanners(db)),
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
    const certificates = publishedEntries(db, certificateType);
    return figures.length + certificates.length === 0 ? null : { figures, certificates };
  },
  Section: Company,
});

/**
 * What this module shows on the home page: banners, for whom the company works, what it makes and does, and the company
 * in numbers.
 */
export const homeSections = [banners, clients, packaging, services, company];

function orNull<Row>(rows: Row[]): Row[] | null {
  return rows.length > 0 ? rows : null;
}

interface Props {
  data: { figures: ShownFigure[]; certificates: ShownCertificate[] };
}

/** A dark band with the company in numbers, and what it is certified for. */
function Company({ data: { figures, certificates } }: Props) {
  return (
    <>
      <Facts figures={figures} />
      {certificates.length > 0 && <Certificates certificates={certificates} />}
    </>
  );
}

const shown = 4;

/** The first packaging products, as large pictures on the home page. */
function Packaging({ data }: { data: OfferCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="packaging">
      <SectionTop id="packaging" title={t('packaging')} href="/packaging" more={t('allPackaging')} />
      <OfferCards offers={data.slice(0, shown)} path="/packaging" size="row" />
    </section>
  );
}

/** The services on the home page. */
function Services({ data }: { data: ServiceCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="services">
      <SectionTop id="services" title={t('services')} href="/services" more={t('allServices')} />
      <ServiceGrid services={data} />
    </section>
  );
}

interface ShownCertificate {
  id: number;
  name: string;
  number: string;
  picture: ShownPicture | null;
}

/** What the company is certified for: mark, name and number. */
function Certificates({ certificates }: { certificates: ShownCertificate[] }) {
  const t = useWords(homeWords);
  const fileUrl = useFileUrl();
  return (
    <section className="certificates wrap" aria-label={t('certificates')}>
      <ul>
        {certificates.map(({ id, name, number, picture }) => (
          <li key={id}>
            {picture && (
              <img
                src={optimizedUrl(fileUrl(picture) ?? '', 256)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            )}
            <p>
              <strong>{name}</strong>
              {number && <small>{number}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
