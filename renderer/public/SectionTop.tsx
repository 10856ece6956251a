import './css/section-top.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** Where all of it is. */
  href: string;
  more: string;
}

/** The heading of a section of the home page, with the way to all of it. */
export function SectionTop({ id, title, href, more }: Props) {
  return (
    <div className="section-top">
      <h2 id={id}>{title}</h2>
      <a className="link-more" href={href}>
        {more} <Icon name="onward" />
      </a>
    </div>
  );
}
