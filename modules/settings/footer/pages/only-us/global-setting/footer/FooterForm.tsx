import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { contactLinkOf } from '#modules/settings/footer/contact-link.ts';
import { t } from '#modules/settings/footer/texts.ts';
import { footer as content } from '#modules/settings/footer/type.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';

type Footer = Outputs['footer']['get'];
export type Link = Footer['links'][number];

const { logoFileId, contactLink } = content.fields;

/** The links below are saved apart. */
export function FooterForm({ footer, children }: { footer: Footer; children: ReactNode }) {
  const recordForm = useContentForm(content, { id: 1, entry: footer });
  const { form } = recordForm;
  const link = contactLinkOf(form.watch('contactLink'));
  return (
    <FormPage recordForm={recordForm} onSave={useSaveEntry('footer')}>
      <Section title={t('ownTitle')}>
        <Flex direction="column" gap="4" className="footer-own">
          <FieldInput
            form={form}
            name="logoFileId"
            field={logoFileId}
            own={{ uploadLabel: t('uploadLogo') }}
            saved={footer.files[form.watch('logoFileId') ?? 0]}
          />
          <FieldInput
            form={form}
            name="contactLink"
            field={contactLink}
            own={link ? { hint: t('chatBecomes', { link }) } : {}}
          />
        </Flex>
      </Section>
      {children}
    </FormPage>
  );
}
