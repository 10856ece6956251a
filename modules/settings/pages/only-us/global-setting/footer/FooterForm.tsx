import { contactLinkOf } from '#modules/settings/contact-link.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { footer as content, type FooterFields } from '#modules/settings/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { ImageInput } from '#renderer/only-us/ui/inputs/ImageInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import type { Footer } from './footer.ts';

/** Edits the logo and the chat button, and shows the link that a typed number becomes. */
export function FooterForm({ footer, onClose }: { footer: Footer; onClose(): void }) {
  const { version, logoFileId, contactLink, logo } = footer;
  const recordForm = useRecordForm<FooterFields>({
    schema: content.schema,
    record: { version, values: { logoFileId, contactLink: contactLink ?? '' } },
    draftKey: 'footer',
    labels: { logoFileId: t('logo'), contactLink: t('chatField') },
    format: { logoFileId: (id) => t(id ? 'otherPicture' : 'noPicture') },
  });
  const { form } = recordForm;
  const utils = api.useUtils();
  const update = api.footer.update.useMutation(refreshAfter(() => utils.footer.invalidate()));
  const save = async (fields: FooterFields, started: number) => {
    await update.mutateAsync({ ...fields, version: started });
    toast(t('saved'), 'success');
  };
  const link = contactLinkOf(form.watch('contactLink'));
  return (
    <FormDialog title={t('ownTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <ImageInput
        form={form}
        name="logoFileId"
        label={t('logo')}
        hint={t('logoHint')}
        uploadLabel={t('uploadLogo')}
        saved={logo}
        optional
      />
      <TextInput
        form={form}
        name="contactLink"
        label={t('chatField')}
        hint={link ? t('chatBecomes', { link }) : t('chatHint')}
      />
    </FormDialog>
  );
}
