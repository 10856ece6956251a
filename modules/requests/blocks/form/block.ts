import ClipboardList from 'lucide-react/icons/clipboard-list';
import { consentOf } from '#modules/requests/consent.ts';
import { readRequestSettings } from '#modules/requests/settings.ts';
import { block } from '#server/content/blocks.ts';
import type { ProductsContext } from '#server/module/context.ts';
import { type FormValues, fields } from './fields.ts';
import { QuoteForm } from './QuoteForm.tsx';

/** The form where visitors ask for a quote, on any page. */
export const formBlock = block<FormValues, ReturnType<typeof load>>({
  name: 'form',
  label: 'Request form',
  icon: ClipboardList,
  fields,
  empty: { title: '' },
  load,
  text: ({ title }) => title,
  Section: QuoteForm,
});

function load(context: ProductsContext) {
  const { months } = readRequestSettings(context.db);
  return {
    products: context.products(context),
    consents: { id: consentOf(months, 'id'), en: consentOf(months, 'en') },
  };
}
