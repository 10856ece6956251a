import { useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Choice {
  href: string;
  name: string;
  count: number;
  /** Whether the page shows it. */
  isCurrent: boolean;
}

/** The filters of a list as links with counts, the first for everything. Nothing for a single one. */
export function FilterLinks({ choices }: { choices: Choice[] }) {
  const t = useWords(siteWords);
  if (choices.length < 3) return null;
  return (
    <nav className="filter-links screen-only" aria-label={t('filter')}>
      <ul className="row">
        {choices.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a className="tap" href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span> <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
