import { consentOf } from '#modules/requests/consent.ts';
import { RequestForm } from '#modules/requests/form/RequestForm.tsx';
import { readRequestSettings } from '#modules/requests/settings.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { type BlockProps, block } from '#server/content/blocks.ts';
import { productsOf } from '#server/content/products.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { fields } from './fields.ts';

export const formBlock = block<typeof fields, ReturnType<typeof load>>({
  name: 'form',
  label: 'Request form',
  about: 'Your form for quote requests.',
  fields,
  load,
  Section: QuoteForm,
});

function load(context: ModuleContext) {
  const { months, formOn } = readRequestSettings(context.db);
  return {
    formOn,
    products: productsOf(context),
    consents: { id: consentOf(months, 'id'), en: consentOf(months, 'en') },
  };
}

type Props = BlockProps<typeof fields, ReturnType<typeof load>>;

function QuoteForm({ id, values: { title }, data }: Props) {
  const { formOn, products, consents } = data;
  const { site } = useServerPage();
  if (!formOn) return null;
  return (
    <BlockSection id={id} title={title} className="contact-block">
      {/* Errors, on the form’s own page, are in the language of the site. */}
      <RequestForm products={products} consent={consents[site.language]} />
    </BlockSection>
  );
}
