import './testimonials.css';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';

interface Props {
  data: { id: number; quote: string; name: string; company: string; picture: ShownPicture | null }[];
}

/** What clients say about us, on the home page. */
export function Testimonials({ data }: Props) {
  return (
    <section className="testimonials section wrap" aria-labelledby="testimonials">
      <h2 id="testimonials" lang="en">
        What our clients say
      </h2>
      <ul>
        {data.map(({ id, quote, name, company, picture }) => (
          <li key={id}>
            <blockquote>{quote}</blockquote>
            {picture && <Picture picture={{ ...picture, alt: '' }} sizes="56px" />}
            <p>
              {name}
              <small>{company}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
