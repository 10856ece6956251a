import { consentOf } from '#modules/requests/consent.ts';
import { RequestForm } from '#modules/requests/form/RequestForm.tsx';
import { readRequestSettings } from '#modules/requests/settings.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { block } from '#server/content/blocks.ts';
import { productsOf } from '#server/content/products.ts';
import { fields } from './fields.ts';

export const formBlock = block({
  name: 'form',
  label: 'Request form',
  about: 'Your form for quote requests.',
  fields,
  load({ db, now }) {
    const { months, formOn } = readRequestSettings(db);
    return formOn ? { months, products: productsOf({ db, now }) } : null;
  },
  Section: function QuoteForm({ id, values: { title }, data: { months, products } }) {
    const { language } = useServerPage().site;
    return (
      <BlockSection id={id} title={title} className="contact-block">
        {/* Errors, on the form’s own page, are in the language of the site. */}
        <RequestForm products={products} consent={consentOf(months, language)} />
      </BlockSection>
    );
  },
});
