import { siteSettings } from '#lib/site-settings.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { EntryInputs } from '#renderer/only-us/ui/entry/EntryDialog.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { BegunSynonym } from './BegunSynonym.tsx';
import { siteTexts as t } from './texts.ts';

export type Settings = Outputs['site']['get'];

interface Props {
  settings: Settings;
  synonym?: string | undefined;
  onClose(): void;
}

export function SiteForm({ settings, synonym, onClose }: Props) {
  const recordForm = useContentForm(siteSettings, { id: 1, entry: settings });
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={useSaveEntry('site')} onClose={onClose}>
      <EntryInputs form={recordForm.form} type={siteSettings} />
      {synonym && <BegunSynonym form={recordForm.form} word={synonym} />}
    </FormDialog>
  );
}
