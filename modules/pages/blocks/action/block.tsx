import { usePageContext } from 'vike-react/usePageContext';
import { useServerPage } from '#renderer/public/server-page.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

export const actionBlock = block({
  name: 'action',
  label: 'Call to action',
  about: 'A band with a sentence and a button.',
  fields,
  Section({ id, values: { title, text, label, link } }) {
    const { footer } = useServerPage();
    const { resolveLink } = usePageContext();
    const href = link ? resolveLink?.(link) : footer().contactLink;
    const isOutside = href && /^https?:/.test(href);
    return (
      <section className="block block-action wrap" aria-labelledby={`h-${id}`}>
        <div className="ask-us split box kraft-box">
          <div>
            <h2 id={`h-${id}`}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {href && (
            <a
              className="button screen-only"
              href={href}
              {...(isOutside && { target: '_blank', rel: 'noopener' })}
            >
              {label}
            </a>
          )}
        </div>
      </section>
    );
  },
});
