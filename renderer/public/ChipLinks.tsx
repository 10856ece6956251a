interface Props {
  /** For screen readers. */
  label: string;
  links: {
    href: string;
    name: string;
    count?: number;
    /** Whether the page shows it. */
    isCurrent?: boolean;
    rel?: string;
  }[];
}

/** Links to lists in a row, such as the tags of an article. */
export function ChipLinks({ label, links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav className="filter-links screen-only" aria-label={label}>
      <ul className="row">
        {links.map(({ href, name, count, isCurrent, rel }) => (
          <li key={href}>
            <a className="tap" href={href} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span> {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
