import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { type OfferCard, OfferCards } from '../offers/OfferCards.tsx';
import { homeWords } from '../words.ts';

const shown = 4;

/** The first packaging products, as large pictures on the home page. */
export function Packaging({ data }: { data: OfferCard[] }) {
  const t = useWords(homeWords);
  return (
    <section className="section wrap" aria-labelledby="packaging">
      <SectionTop id="packaging" title={t('packaging')} href="/packaging" more={t('allPackaging')} />
      <OfferCards offers={data.slice(0, shown)} path="/packaging" size="row" />
    </section>
  );
}
