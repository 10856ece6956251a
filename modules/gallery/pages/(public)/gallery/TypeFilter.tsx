interface TypeFilterProps {
  types: { slug: string; name: string; count: number }[];
  /** The word of the type that is shown; null for all. */
  current: string | null;
}

/** Which pictures to show, as plain links with their counts. With a single type there is nothing to choose. */
export function TypeFilter({ types, current }: TypeFilterProps) {
  if (types.length < 2) return null;
  const all = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="type-filter" aria-label="Filter" lang="en">
      <ul>
        <Choice href="/gallery" name="All" count={all} isCurrent={current === null} />
        {types.map(({ slug, name, count }) => (
          <Choice
            key={slug}
            href={`/gallery?type=${encodeURIComponent(slug)}`}
            name={name}
            count={count}
            isCurrent={slug === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  href: string;
  name: string;
  count: number;
  isCurrent: boolean;
}

function Choice({ href, name, count, isCurrent }: ChoiceProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        {name} <span>{count}</span>
      </a>
    </li>
  );
}
