import './css/filter-links.css';
import { useWords } from './language.ts';
import { siteWords } from './words.ts';

interface Choice {
  /** Its address. */
  href: string;
  name: string;
  /** How many there are to see. */
  count: number;
  /** Is it what the page shows? */
  isCurrent: boolean;
}

/** What a list shows, as plain links with their counts, all of it first. With a single kind there is nothing to choose. */
export function FilterLinks({ choices }: { choices: Choice[] }) {
  const t = useWords(siteWords);
  if (choices.length < 3) return null;
  return (
    <nav className="filter-links screen-only" aria-label={t('filter')}>
      <ul>
        {choices.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span> <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
