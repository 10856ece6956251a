import { siteSettings } from '#lib/site-settings.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { EntryInputs } from '#renderer/only-us/ui/entry/EntryDialog.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { t } from './texts.ts';

const { language, secondLanguage } = siteSettings.fields;
const onlyLanguages = { ...siteSettings, fields: { language, secondLanguage } };

interface Props {
  settings: Outputs['site']['get'];
  onClose(): void;
}

export function LanguagesForm({ settings, onClose }: Props) {
  const recordForm = useContentForm(siteSettings, { id: 1, entry: settings });
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={useSaveEntry('site')} onClose={onClose}>
      <EntryInputs form={recordForm.form} type={onlyLanguages} />
    </FormDialog>
  );
}
