import { siteSettings } from '#lib/site-settings.ts';
import { api, type Outputs } from '../../api.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { BegunSynonym } from './BegunSynonym.tsx';
import { EntryInputs } from './EntryDialog.tsx';
import { useContentForm } from './use-content-form.ts';
import { useSaveEntry } from './use-save-entry.ts';

export interface SettingsProps {
  title: string;
  fields: readonly (keyof typeof siteSettings.fields)[];
  /** A search term without results: begins the line of its synonyms. */
  synonym?: string | undefined;
}

interface Props extends SettingsProps {
  onClose(): void;
}

export function SiteSettingsDialog(props: Props) {
  const { data } = api.site.get.useQuery();
  return data ? <Form {...props} settings={data} /> : null;
}

function Form({ title, fields, synonym, settings, onClose }: Props & { settings: Outputs['site']['get'] }) {
  const recordForm = useContentForm(siteSettings, { id: 1, entry: settings });
  const shown = Object.fromEntries(fields.map((name) => [name, siteSettings.fields[name]]));
  return (
    <FormDialog title={title} recordForm={recordForm} onSave={useSaveEntry('site')} onClose={onClose}>
      <EntryInputs form={recordForm.form} type={{ ...siteSettings, fields: shown }} />
      {synonym && <BegunSynonym form={recordForm.form} word={synonym} />}
    </FormDialog>
  );
}
