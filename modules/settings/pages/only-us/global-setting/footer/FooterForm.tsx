import { TextField } from '@radix-ui/themes';
import { contactLinkOf } from '#modules/settings/contact-link.ts';
import { type FooterFields, footerFields } from '#modules/settings/inputs.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/refresh-after.ts';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { Footer } from './footer.ts';
import { PictureField } from './PictureField.tsx';

/** Changes the logo and where the chat button leads, and says what a typed number becomes. */
export function FooterForm({ footer, onClose }: { footer: Footer; onClose(): void }) {
  const { version, logoFileId, contactLink, logo } = footer;
  const recordForm = useRecordForm<FooterFields>({
    schema: footerFields,
    record: { version, values: { logoFileId, contactLink: contactLink ?? '' } },
    draftKey: 'footer',
    labels: { logoFileId: t('logo'), contactLink: t('chatField') },
    format: { logoFileId: (id) => t(id ? 'otherPicture' : 'noPicture') },
  });
  const { control, register, formState, watch } = recordForm.form;
  const utils = api.useUtils();
  const update = api.footer.update.useMutation(refreshAfter(() => utils.footer.invalidate()));
  const save = async (fields: FooterFields, started: number) => {
    await update.mutateAsync({ ...fields, version: started });
    toast(t('saved'), 'success');
  };
  const typed = watch('contactLink');
  const link = contactLinkOf(typed);
  return (
    <FormDialog title={t('ownTitle')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <PictureField
        control={control}
        name="logoFileId"
        label={t('logo')}
        hint={t('logoHint')}
        uploadLabel={t('uploadLogo')}
        picture={logo}
      />
      <Field
        label={t('chatField')}
        hint={link ? t('chatBecomes', { link }) : t('chatHint')}
        error={formState.errors.contactLink?.message}
      >
        <TextField.Root autoComplete="off" {...register('contactLink')} />
      </Field>
    </FormDialog>
  );
}
