import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { type OfferCard, OfferCards } from '../offers/OfferCards.tsx';

const shown = 4;

/** The first packaging products, as large pictures on the home page. */
export function Packaging({ data }: { data: OfferCard[] }) {
  return (
    <section className="section wrap" aria-labelledby="packaging">
      <SectionTop id="packaging" title="Packaging" href="/packaging" more="All packaging" />
      <OfferCards offers={data.slice(0, shown)} path="/packaging" size="large" />
    </section>
  );
}
