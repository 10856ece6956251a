import '../home.css';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';

export interface FactNumbers {
  packaging: number;
  services: number;
  clients: number;
}

// One or two of something is nothing to boast of.
const fewest = 3;

/** Facts backed by the site's own content, on a dark background, with a contact link. Needs at least two. */
export function Facts({ facts }: { facts: FactNumbers }) {
  const { footer } = usePageContext() as PageContextServer;
  const t = useWords(homeWords);
  const told = [
    { label: t('kindsOfPackaging'), count: facts.packaging },
    { label: t('servicesOffered'), count: facts.services },
    { label: t('companies'), count: facts.clients },
  ].filter(({ count }) => count >= fewest);
  if (told.length < 2) return null;
  return (
    <section className="facts" aria-label={t('inNumbers')}>
      <div className="facts-row wrap">
        <dl>
          {told.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        {footer?.contactLink && (
          <a className="button" href={footer.contactLink} target="_blank" rel="noopener">
            {t('tellUs')}
          </a>
        )}
      </div>
    </section>
  );
}
