import { Picture } from '#renderer/ui/Picture.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const quoteBlock = block({
  name: 'quote',
  label: 'Quote',
  about: 'A large quote from a customer or colleague, with name and portrait.',
  fields,
  Section({ values: { quote, name, role, fileId }, pictures }) {
    const portrait = pictures[fileId ?? 0];
    return (
      <section className="block block-quote wrap">
        <figure className="quote">
          <blockquote>{quote}</blockquote>
          {portrait && (name || role) && <Picture picture={{ ...portrait, alt: '' }} sizes="56px" />}
          {(name || role) && (
            <figcaption>
              {name}
              {role && <small>{role}</small>}
            </figcaption>
          )}
        </figure>
      </section>
    );
  },
});
