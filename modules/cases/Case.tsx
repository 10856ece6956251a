import type { CSSProperties } from 'react';
import { words } from '#lib/words.ts';
import { columnSizes, cutTo } from '#renderer/public/column-sizes.ts';
import { Facts } from '#renderer/public/Facts.tsx';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownCase } from './published.ts';

const caseWords = words('cases', {
  kind: { id: 'Studi kasus', en: 'Case study' },
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  used: { id: 'Yang dipakai:', en: 'What we used:' },
});

interface Props {
  shown: ShownCase;
  /** The id of its heading. */
  id: string;
  heading?: 'h2' | 'h3';
  /** The page that it stands on, to which it doesn't link. */
  path?: string;
  /** Whether phones show the title, the figures and small pictures only. */
  isShort?: boolean;
}

/** The results for a client. Fields without a value leave no gap. */
export function Case({ shown, id, heading: Heading = 'h2', path, isShort = false }: Props) {
  const t = useWords(caseWords);
  const { title, client, logo, text, figures, before, after } = shown;
  const more = isShort ? 'not-on-phones' : '';
  const products = shown.products.filter((product) => product.path !== path);
  return (
    <article className={before || after ? 'case split' : 'case'} aria-labelledby={id}>
      <Pictures {...{ before, after, isShort }} />
      <div>
        <p className="row note">
          {/* White, as logos are drawn for it in both schemes. */}
          {logo && (
            <span className={more}>
              <Picture picture={{ ...logo, alt: '' }} sizes="160px" ground="#fff" />
            </span>
          )}
          {client ? `${t('kind')}: ${client}` : t('kind')}
        </p>
        <Heading className="title" id={id}>
          {title}
        </Heading>
        {text && <p className={more}>{text}</p>}
        {figures.length > 0 && <Facts className="figures" facts={figures} />}
        {products.length > 0 && (
          <ul className={`row ${more}`}>
            <li>{t('used')}</li>
            {products.map(({ name, path: to }) => (
              <li key={to}>
                <a className="tap" href={to}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** One picture needs no label: it is before or after nothing. */
function Pictures({ before, after, isShort }: Pick<ShownCase, 'before' | 'after'> & { isShort: boolean }) {
  const t = useWords(caseWords);
  if (!before && !after) return null;
  const columns = before && after ? 2 : 1;
  const phone = isShort ? columns : 1;
  const share = { phone: 1 / phone, tablet: 1 / columns, laptop: 3 / 5 / columns };
  const style = { '--phone': phone, '--tablet': columns, '--laptop': columns, gap: 'var(--s2)' };
  return (
    <div className="columns" style={style as CSSProperties}>
      {Object.entries({ before, after }).map(
        ([when, picture]) =>
          picture && (
            <figure key={when}>
              <Picture picture={picture} sizes={columnSizes(share, { phone: cutTo(3 / 2, picture) })} />
              {columns > 1 && <figcaption className="note">{t(when as 'before' | 'after')}</figcaption>}
            </figure>
          ),
      )}
    </div>
  );
}
