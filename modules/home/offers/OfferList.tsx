import '../home.css';
import { useData } from 'vike-react/useData';
import { EmptyState } from '#renderer/public/EmptyState.tsx';
import { useWords } from '#renderer/public/language.ts';
import { ServiceRows } from '../service/ServiceRows.tsx';
import { homeWords, kindWords } from '../words.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferFilter } from './OfferFilter.tsx';
import { OtherSize } from './OtherSize.tsx';
import type { ShownOffers } from './page-data.ts';
import { comparePath, offerPaths } from './paths.ts';

export function OfferList() {
  const list = useData<ShownOffers>();
  const { kind, title, offers } = list;
  const t = useWords(homeWords);
  const last = <OtherSize kind={kind} />;
  return (
    <div className="list-page wrap">
      <h1>{title}</h1>
      {offers.length > 0 && <p className="lead">{t(kindWords[kind].about)}</p>}
      <OfferFilter list={list} />
      {offers.length === 0 && <EmptyState text={t(kindWords[kind].none)} />}
      {offers.length > 0 && kind === 'service' && <ServiceRows services={offers} last={last} />}
      {offers.length > 0 && kind === 'packaging' && (
        <form className="compare-form" action={comparePath}>
          <OfferCards offers={offers} path={offerPaths[kind]} heading="h2" priority canCompare last={last} />
          <p className="compare-bar screen-only">
            {t('chooseSome')}
            <button type="submit" className="button">
              {t('compare')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}
