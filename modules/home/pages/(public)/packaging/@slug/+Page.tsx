import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { imageOf } from '#modules/home/offers/meta.ts';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx';
import { homeWords } from '#modules/home/words.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';
import { packagingJsonLd } from './packaging-json-ld.ts';

/** One packaging product. */
export default function Page() {
  const page = useData<Data>();
  const { site, fileSettings } = usePageContext();
  const t = useWords(homeWords);
  const image = imageOf({ data: page, site, fileSettings });
  return (
    <>
      <OfferPage
        kind="packaging"
        page={page}
        address={site.address}
        above={{ label: t('packaging'), path: '/packaging' }}
        form={`/only-us/home/packaging/${page.offer.id}`}
        othersTitle={t('otherPackaging')}
        specificationTitle={t('specification')}
      />
      <JsonLd about={packagingJsonLd(page, { site, image })} />
    </>
  );
}
