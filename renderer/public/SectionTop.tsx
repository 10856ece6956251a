import { Icon } from './Icon.tsx';

interface Props {
  /** For the section’s `aria-labelledby`. */
  id: string;
  title: string;
  /** The page with everything. */
  href: string;
  more: string;
}

/** The heading of a home page section, with a link to everything. */
export function SectionTop({ id, title, href, more }: Props) {
  return (
    <div className="section-top row">
      <h2 className="title" id={id}>
        {title}
      </h2>
      <a className="link-more" href={href}>
        {more} <Icon name="onward" />
      </a>
    </div>
  );
}
