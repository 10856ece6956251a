import { OwnForm } from '#modules/forms/OwnForm.tsx';
import { inbox } from '#modules/forms/shown-form.ts';
import { formType } from '#modules/forms/tables.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { block } from '#server/content/blocks.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import { fields } from './fields.ts';

export const formBlock = block({
  name: 'form',
  label: 'Custom form',
  about: 'One of your own forms.',
  fields,
  load({ db }, { formId }) {
    const form = publishedEntries(db, formType).find(({ id }) => id === formId);
    const box = inbox();
    return form && box ? { form, consents: { id: box.consent(db, 'id'), en: box.consent(db, 'en') } } : null;
  },
  Section: function FormSection({ id, values: { title }, data: { form, consents } }) {
    const { language } = useServerPage().site;
    return (
      <BlockSection id={id} title={title} className="contact-block">
        <OwnForm form={form} consent={consents[language]} />
      </BlockSection>
    );
  },
});
