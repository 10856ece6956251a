import type { inferRouterOutputs } from '@trpc/server';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ValuesOf } from '#lib/fields.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { EntryInputs } from '#renderer/only-us/ui/entry/EntryDialog.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import type { AppRouter } from '#server/router.ts';
import { siteTexts as t } from './texts.ts';

/** The settings of the site as the screen gets them. */
export type Settings = inferRouterOutputs<AppRouter>['site']['get'];

interface Props {
  settings: Settings;
  /** A word that visitors looked for in vain: its line for the search is begun. */
  synonym?: string | undefined;
  onClose(): void;
}

/** Changes the settings of the site. */
export function SiteForm({ settings, synonym, onClose }: Props) {
  const recordForm = useContentForm(siteSettings, { id: 1, entry: settings });
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={useSaveEntry('site')} onClose={onClose}>
      <EntryInputs form={recordForm.form} type={siteSettings} />
      {synonym && <BegunLine form={recordForm.form} word={synonym} />}
    </FormDialog>
  );
}

type Form = UseFormReturn<ValuesOf<typeof siteSettings.fields>>;

// Below the inputs, which must be there to get the focus.
function BegunLine({ form: { getValues, setValue, setFocus }, word }: { form: Form; word: string }) {
  useEffect(() => {
    const lines = getValues('searchWords').split('\n').filter(Boolean);
    if (lines.some((line) => line.startsWith(`${word} =`))) return;
    setValue('searchWords', [...lines, `${word} = `].join('\n'), { shouldDirty: true });
    setFocus('searchWords');
  }, [word, getValues, setValue, setFocus]);
  return null;
}
