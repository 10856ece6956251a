import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import type { Localized } from '#lib/language.ts';
import { consentSentence } from '#modules/requests/consent.ts';
import { RequestForm } from '#modules/requests/form/RequestForm.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { Product } from '#server/content/products.ts';
import type { FormValues } from './fields.ts';

type Props = BlockProps<FormValues, { products: Product[]; consents: Localized }>;

/** The form within a page. When something is wrong, visitors go on at its own page. */
export function QuoteForm({ id, values: { title }, data: { products, consents } }: Props) {
  const { site, formToken } = usePageContext() as PageContextServer;
  // That page is in the language of the site.
  const consent = consents[site.language];
  return (
    <section className="block contact-block wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <RequestForm
        products={products}
        consent={consent}
        consentSentence={consentSentence(consent, site.name)}
        token={formToken()}
      />
    </section>
  );
}
