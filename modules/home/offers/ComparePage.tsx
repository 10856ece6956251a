import type { CSSProperties } from 'react';
import { useData } from 'vike-react/useData';
import { keepSizesTogether } from '#lib/size.ts';
import { QuoteButton } from '#renderer/public/AskButtons.tsx';
import { Breadcrumbs } from '#renderer/public/Breadcrumbs.tsx';
import { useWords } from '#renderer/public/language.ts';
import { NoWrapHyphens } from '#renderer/public/NoWrapHyphens.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { homeWords } from '../words.ts';
import { comparedRows } from './key-facts.ts';
import type { ShownComparison } from './page-data.ts';
import { comparePath, offerPath, offerPaths } from './paths.ts';

export function ComparePage() {
  const { all, compared, isCut } = useData<ShownComparison>();
  const t = useWords(homeWords);
  return (
    <div className="compare-page page-body wrap">
      <Breadcrumbs above={[{ label: t('packaging'), path: offerPaths.packaging }]} label={t('compare')} />
      <h1 className="title">{t('comparePackaging')}</h1>
      <p className="lead">{t(compared.length < 2 ? 'chooseSome' : isCut ? 'firstThree' : 'differences')}</p>
      {compared.length > 1 && <Comparison products={compared} />}
      <form className="compare-choices screen-only" action={comparePath}>
        <fieldset className="row">
          <legend>{t('compareOthers')}</legend>
          {all.map(({ slug, name }) => (
            <label className="compare-choice tap" key={slug}>
              <input
                className="checkbox"
                type="checkbox"
                name="product"
                value={slug}
                defaultChecked={compared.some((each) => each.slug === slug)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button">
          {t('compare')}
        </button>
      </form>
    </div>
  );
}

function Comparison({ products }: { products: ShownComparison['compared'] }) {
  const { quoteLink, closed } = useServerPage();
  const t = useWords(homeWords);
  const rows = comparedRows(products, t);
  const forms = products.map(({ slug }) => (closed ? null : quoteLink(offerPath('packaging', slug))));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones
    <section className="compare-scroll rich-text-table" aria-label={t('comparePackaging')} tabIndex={0}>
      <table className="ruled" style={{ '--products': products.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {products.map(({ slug, name, picture }) => (
              <th key={slug} scope="col">
                <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 64rem) 320px, 180px" priority />
                <a href={offerPath('packaging', slug)}>
                  <NoWrapHyphens text={name} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isSame }) => (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={products[index]?.slug}>{keepSizesTogether(value) || '–'}</td>
              ))}
            </tr>
          ))}
          {forms.some(Boolean) && (
            <tr className="compare-ask screen-only">
              <td />
              {forms.map((form, index) => (
                <td key={products[index]?.slug}>{form && <QuoteButton href={form} />}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
