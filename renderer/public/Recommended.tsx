import { usePageContext } from 'vike-react/usePageContext';
import { FramedPicture } from '#renderer/ui/Picture.tsx';
import type { Recommendation } from '#server/search/points.ts';
import { columnSizes, cutTo } from './column-sizes.ts';
import { useWords } from './language.ts';
import { NoWrapHyphens } from './NoWrapHyphens.tsx';
import { siteWords } from './words.ts';

const [shape, onPhone] = [4 / 3, 1];

/** The modules’ recommendations as picture cards; rows on phones. */
export function Recommended({ entries }: { entries: Recommendation[] }) {
  const { site } = usePageContext();
  const t = useWords(siteWords);
  if (entries.length === 0) return null;
  const share = { phone: 0.3, tablet: 1 / entries.length };
  return (
    <section className="recommended screen-only" aria-labelledby="recommended">
      <h2 id="recommended">{t('recommended')}</h2>
      <ul>
        {entries.map(({ path, title, summary, facts, picture }) => (
          <li key={path}>
            <div className="picture-card" lang={site.language}>
              <FramedPicture
                picture={{ ...picture, alt: '' }}
                sizes={columnSizes(share, {
                  phone: cutTo(onPhone, picture),
                  tablet: cutTo(shape, picture),
                })}
              />
              <span>
                <strong>
                  <a className="card-link" href={path}>
                    <NoWrapHyphens text={title} />
                  </a>
                </strong>
                <small>{facts || summary}</small>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
