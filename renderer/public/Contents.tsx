import { headingsIn } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

const minHeadings = 3;

interface Props {
  doc: RichText;
  title: string;
  /** The one of its `RichText`. */
  idPrefix?: string;
}

/** The headings of a long text as links. Nothing for a short one. */
export function Contents({ doc, title, idPrefix }: Props) {
  const headings = headingsIn(doc, idPrefix).filter(({ level }) => level < 4);
  if (headings.length < minHeadings) return null;
  const id = [idPrefix, 'contents'].filter(Boolean).join('-');
  return (
    <nav className="contents box screen-only" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? 'contents-sub' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
