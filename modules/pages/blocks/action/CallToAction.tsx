import './action.css';
import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import type { BlockProps } from '#server/content/blocks.ts';
import type { ActionValues } from './fields.ts';

/** A band with a sentence and a button. Without a link the button opens the site's chat. */
export function CallToAction({ id, values: { title, text, label, link } }: BlockProps<ActionValues>) {
  const { footer } = usePageContext() as PageContextServer;
  const href = link || footer?.contactLink;
  const isOutside = href && /^https?:/.test(href);
  return (
    <section className="block block-action wrap" aria-labelledby={`h-${id}`}>
      <div>
        <div>
          <h2 id={`h-${id}`}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {href && (
          <a className="button" href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
            {label}
          </a>
        )}
      </div>
    </section>
  );
}
