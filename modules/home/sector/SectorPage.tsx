import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { slugOf } from '#lib/slug.ts';
import { AskButtons } from '#renderer/public/AskButtons.tsx';
import { BesidePage } from '#renderer/public/BesidePage.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { DraftNote } from '#renderer/public/DraftNote.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { SharePage } from '#renderer/public/SharePage.tsx';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { WhoAnswers } from '#renderer/public/WhoAnswers.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { Certificates } from '../certificate/Certificates.tsx';
import { OfferCards } from '../offers/OfferCards.tsx';
import { ListJsonLd } from '../offers/OfferList.tsx';
import { offerPictureSizes } from '../offers/OfferPage.tsx';
import { listPath, offerPath, offerPaths, sectorPath } from '../offers/paths.ts';
import { homeWords } from '../words.ts';
import type { ShownSector } from './get-sector.ts';
import { sector as content } from './type.ts';

/** The page of a sector: its text, then the products and services with its word. */
export function SectorPage() {
  const { sector, textPictures, lists, certificates } = useData<ShownSector>();
  const { site } = usePageContext();
  const t = useWords(homeWords);
  const path = sectorPath(sector.slug);
  return (
    <article className="offer">
      {sector.status === 'draft' && <DraftNote form={`${content.list}/${sector.id}`} />}
      <div className="offer-top split wrap">
        <Breadcrumbs above={[{ label: t('packaging'), path: offerPaths.packaging }]} label={sector.title} />
        <div className="offer-words">
          <h1 className="title">
            <NoWrapHyphens text={sector.title} />
          </h1>
          <p className="muted">{sector.summary}</p>
          <AskButtons />
          <WhoAnswers />
        </div>
        <div className="offer-picture">
          {sector.picture && <Picture picture={sector.picture} sizes={offerPictureSizes} priority />}
        </div>
      </div>
      <div className="offer-row wrap">
        <VisitorText doc={sector.text} pictures={textPictures} />
      </div>
      {lists.map(({ kind, offers }) => (
        <section key={kind} className="offer-others wrap" aria-labelledby={kind}>
          <SectionTop
            id={kind}
            title={t(kind)}
            href={listPath(kind, { use: slugOf(sector.use), sort: null })}
            more={t(`${kind}AllFor`, { use: sector.use })}
          />
          <OfferCards offers={offers} path={offerPaths[kind]} />
        </section>
      ))}
      <BesidePage
        path={path}
        products={lists.flatMap(({ kind, offers }) =>
          kind === 'packaging' ? offers.map(({ slug }) => offerPath(kind, slug)) : [],
        )}
      />
      {certificates.length > 0 && <Certificates certificates={certificates} />}
      <div className="wrap">
        <SharePage title={sector.title} address={site.address + path} />
      </div>
      {lists.length > 0 && <ListJsonLd title={sector.title} lists={lists} />}
    </article>
  );
}
