import type { CSSProperties } from 'react';
import { isEmpty } from '#lib/rich-text/read.ts';
import { keepSizesTogether } from '#lib/size.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { homeWords } from '../words.ts';
import { factRows, isTerm } from './key-facts.ts';
import type { ShownOffer } from './page-data.ts';
import { datasheetName, offerPath } from './paths.ts';
import type { OfferRow } from './rows.ts';

/** An offer below the fold: steps in a row, then the other parts in two columns. */
export function OfferDetails({ page }: { page: ShownOffer }) {
  const { kind, offer, textPictures } = page;
  const t = useWords(homeWords);
  return (
    <>
      <Steps rows={offer.steps} />
      <div className="offer-row wrap">
        {!isEmpty(offer.text) && <VisitorText doc={offer.text} pictures={textPictures} />}
        <Specification offer={offer} title={t(`${kind}Specification`)} />
        {offer.preparation.length > 0 && <Preparation rows={offer.preparation} />}
        {offer.questions.length > 0 && <Questions rows={offer.questions} />}
        <Datasheet page={page} />
      </div>
    </>
  );
}

function Steps({ rows }: { rows: OfferRow[] }) {
  const t = useWords(homeWords);
  if (rows.length === 0) return null;
  return (
    <section className="offer-steps wrap screen-only" aria-labelledby="steps">
      <h2 id="steps">{t('steps')}</h2>
      <ol className="columns" style={{ '--laptop': Math.min(rows.length, 5) } as CSSProperties}>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <h3 className="subtitle">{label}</h3>
            {value && <p className="muted">{value}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Specification({ offer, title }: Pick<ShownOffer, 'offer'> & { title: string }) {
  const rows = [...offer.specification, ...factRows(offer, useWords(homeWords))];
  if (rows.length === 0) return null;
  // The screen shows the others above; here they are only printed.
  const shown = offer.specification.filter(({ label }) => !isTerm(label));
  return (
    <table className="specification ruled" data-paper={shown.length === 0 || undefined}>
      <caption>{title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label + row.value} data-paper={!shown.includes(row) || undefined}>
            <th scope="row">{row.label}</th>
            <td>{keepSizesTogether(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Preparation({ rows }: { rows: OfferRow[] }) {
  const t = useWords(homeWords);
  return (
    <section className="offer-preparation box screen-only" aria-labelledby="preparation">
      <h2 id="preparation">{t('preparation')}</h2>
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <strong>{label}</strong> {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ rows }: { rows: OfferRow[] }) {
  const t = useWords(homeWords);
  return (
    <section className="offer-questions screen-only" aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <h3 className="label">{label}</h3>
          <p className="muted">{value}</p>
        </div>
      ))}
    </section>
  );
}

function Datasheet({ page: { kind, offer, datasheet } }: { page: ShownOffer }) {
  const t = useWords(homeWords);
  const language = useLanguage();
  const fileUrl = useFileUrl();
  if (!datasheet) return null;
  const name = datasheetName(offer.slug, datasheet);
  // Only published offers have a download address, where downloads are counted.
  const isPublished = offer.status === 'published';
  const address = isPublished ? `${offerPath(kind, offer.slug)}/${name}` : fileUrl(datasheet);
  const pages = datasheet.pages && t('pageCount', { count: datasheet.pages });
  return (
    <a className="button button-outline datasheet screen-only" href={address} download={name} rel="nofollow">
      <Icon name="download" />
      <span>
        {t('datasheet')}{' '}
        <small>({[formatDownload(datasheet, language), pages].filter(Boolean).join(', ')})</small>
      </span>
    </a>
  );
}
