import type { ShownPicture } from '#database/shown-picture.ts';
import { words } from '#lib/words.ts';
import { useWords } from '#renderer/public/language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';

interface Props {
  data: { id: number; quote: string; name: string; company: string; picture: ShownPicture | null }[];
}

const testimonialWords = words('testimonials', {
  heading: { id: 'Kata klien kami', en: 'What our clients say' },
});

export function Testimonials({ data }: Props) {
  const t = useWords(testimonialWords);
  return (
    <section className="testimonials section wrap" aria-labelledby="testimonials">
      <h2 className="title" id="testimonials">
        {t('heading')}
      </h2>
      {/* Scroll containers must be focusable. */}
      <ul className="columns" tabIndex={data.length > 1 ? 0 : undefined}>
        {data.map(({ id, quote, name, company, picture }) => (
          <li className="quote" key={id}>
            <blockquote>{quote}</blockquote>
            {picture && <Picture picture={{ ...picture, alt: '' }} sizes="56px" />}
            <p>
              {name}
              {company && <small>{company}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
