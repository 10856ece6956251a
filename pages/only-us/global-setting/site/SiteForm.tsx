import { TextArea } from '@radix-ui/themes';
import type { inferRouterOutputs } from '@trpc/server';
import { Controller } from 'react-hook-form';
import { languageNames, languages } from '#lib/language.ts';
import { type SettingsFields, settingsFields } from '#lib/site-settings.ts';
import { timeZones } from '#lib/time-zones.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { FormDialog } from '#renderer/only-us/ui/form/FormDialog.tsx';
import { useRecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { plainTexts } from '#renderer/only-us/ui/plain-texts.ts';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { AppRouter } from '#server/router.ts';
import { siteTexts as t } from './texts.ts';

// Apart from those that the dashboard shows at once.
const formTexts = plainTexts('site', {
  descriptionHint: 'One sentence for the footer, search results and shared links.',
  timeZoneHint: 'Used for all dates and for scheduled posts.',
  languageHint: 'Menus, buttons and messages for visitors. What you write stays as it is.',
  searchWords: 'Words for the search',
  searchWordsHint:
    'One line for each: peti = kotak kayu, crate. Who searches for one finds the others. Common words of the trade are built in.',
  saved: 'Success',
});

/** The settings of the site as the screen gets them. */
export type Settings = inferRouterOutputs<AppRouter>['site']['get'];

/** Changes the settings of the site. */
export function SiteForm({ settings, onClose }: { settings: Settings; onClose(): void }) {
  const { version, description, timeZone, language, searchWords } = settings;
  const recordForm = useRecordForm<SettingsFields>({
    schema: settingsFields,
    record: {
      version,
      values: { description, timeZone: timeZone as SettingsFields['timeZone'], language, searchWords },
    },
    draftKey: 'site',
    labels: {
      description: t('description'),
      timeZone: t('timeZone'),
      language: t('language'),
      searchWords: formTexts('searchWords'),
    },
    format: { timeZone: (zone) => timeZones[zone], language: (value) => languageNames[value] },
  });
  const { control, register, formState } = recordForm.form;
  const { errors } = formState;
  const utils = api.useUtils();
  const update = api.site.update.useMutation(refreshAfter(() => utils.site.invalidate()));
  const save = async (fields: SettingsFields, started: number) => {
    await update.mutateAsync({ ...fields, version: started });
    toast(formTexts('saved'), 'success');
  };
  return (
    <FormDialog title={t('title')} recordForm={recordForm} onSave={save} onClose={onClose}>
      <Field label={t('description')} hint={formTexts('descriptionHint')} error={errors.description?.message}>
        <TextArea autoFocus rows={3} {...register('description')} />
      </Field>
      <Controller
        name="timeZone"
        control={control}
        render={({ field }) => (
          <Field label={t('timeZone')} hint={formTexts('timeZoneHint')} error={errors.timeZone?.message}>
            <SelectField
              value={field.value}
              options={Object.entries(timeZones).map(([value, label]) => ({ value, label }))}
              onChange={field.onChange}
            />
          </Field>
        )}
      />
      <Controller
        name="language"
        control={control}
        render={({ field }) => (
          <Field label={t('language')} hint={formTexts('languageHint')} error={errors.language?.message}>
            <SelectField
              value={field.value}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              onChange={field.onChange}
            />
          </Field>
        )}
      />
      <Field
        label={formTexts('searchWords')}
        hint={formTexts('searchWordsHint')}
        error={errors.searchWords?.message}
      >
        <TextArea rows={4} {...register('searchWords')} />
      </Field>
    </FormDialog>
  );
}
