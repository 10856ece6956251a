import './css/filter-links.css';

interface Choice {
  /** Its address. */
  href: string;
  name: string;
  /** How many there are to see. */
  count: number;
  /** Is it what the page shows? */
  isCurrent: boolean;
  /** The language of the name, where it is not the page's. */
  lang?: string;
}

/** What a list shows, as plain links with their counts, all of it first. With a single kind there is nothing to choose. */
export function FilterLinks({ choices }: { choices: Choice[] }) {
  if (choices.length < 3) return null;
  return (
    <nav className="filter-links" aria-label="Filter">
      <ul>
        {choices.map(({ href, name, count, isCurrent, lang }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span lang={lang}>{name}</span> <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
