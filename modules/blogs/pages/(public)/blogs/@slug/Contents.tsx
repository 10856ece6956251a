import { headingsIn } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { blogWords } from '#modules/blogs/words.ts';
import { useWords } from '#renderer/public/language.ts';

const fewest = 3;

/** The headings of a long post, to go straight to one of them. */
export function Contents({ doc }: { doc: RichText }) {
  const t = useWords(blogWords);
  const headings = headingsIn(doc).filter(({ level }) => level < 4);
  if (headings.length < fewest) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? 'post-contents-sub' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
