import type { inferRouterOutputs } from '@trpc/server';
import { siteSettings } from '#lib/site-settings.ts';
import { EntryInputs } from '#renderer/only-us/ui/entry/EntryDialog.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import type { AppRouter } from '#server/router.ts';
import { siteTexts as t } from './texts.ts';

/** The settings of the site as the screen gets them. */
export type Settings = inferRouterOutputs<AppRouter>['site']['get'];

/** Changes the settings of the site. */
export function SiteForm({ settings, onClose }: { settings: Settings; onClose(): void }) {
  const recordForm = useContentForm(siteSettings, { id: 1, entry: settings });
  const save = useSaveEntry('site');
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={save as never} onClose={onClose}>
      <EntryInputs form={recordForm.form} type={siteSettings} />
    </FormDialog>
  );
}
