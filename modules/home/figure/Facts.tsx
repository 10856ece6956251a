import '../home.css';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { chatLink } from '#renderer/public/chat-link.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { homeWords } from '../words.ts';

/** A figure that an administrator entered. */
export interface ShownFigure {
  value: string;
  unit: string;
  label: string;
}

/** What visitors could count themselves. */
export interface FactNumbers {
  packaging: number;
  services: number;
  clients: number;
}

// One or two of something is nothing to boast of.
const fewest = 3;

/**
 * The company in numbers on a dark background, with a contact link: the figures that were entered or, without any, at
 * least two counts of the site's own content.
 */
export function Facts({ figures, facts }: { figures: ShownFigure[]; facts: FactNumbers }) {
  const { footer, site } = usePageContext() as PageContextServer;
  const t = useWords(homeWords);
  const language = useLanguage();
  const counted = useCounts(facts);
  if (figures.length === 0 && counted.length < 2) return null;
  const shown = figures.length > 0 ? figures : counted;
  return (
    <section className="facts" aria-label={t('inNumbers')}>
      <div className="facts-row wrap">
        <dl className="figures">
          {shown.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {footer?.contactLink && (
          <a
            className="button screen-only"
            href={chatLink(footer.contactLink, { site: site.name, language })}
            target="_blank"
            rel="noopener"
          >
            {t('tellUs')}
          </a>
        )}
      </div>
    </section>
  );
}

function useCounts({ packaging, services, clients }: FactNumbers): ShownFigure[] {
  const t = useWords(homeWords);
  return [
    { label: t('kindsOfPackaging'), count: packaging },
    { label: t('servicesOffered'), count: services },
    { label: t('companies'), count: clients },
  ]
    .filter(({ count }) => count >= fewest)
    .map(({ label, count }) => ({ label, value: String(count), unit: '' }));
}
