import { TextArea } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { Field } from '../../base/Field.tsx';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

/** The alternative text of a picture in each language of the site. */
export function AltField({ form: { register, formState } }: { form: UseFormReturn<FileDetails> }) {
  const { secondLanguage } = usePageContext().site;
  const { errors } = formState;
  return (
    <>
      <Field label={t('alt')} hint={t('altHint')} error={errors.alt?.message}>
        <TextArea autoFocus rows={3} {...register('alt')} />
      </Field>
      {secondLanguage && (
        <Field
          label={t('translatedAlt', { language: languageNames[secondLanguage] })}
          error={errors.translatedAlt?.message}
        >
          <TextArea rows={3} lang={secondLanguage} {...register('translatedAlt')} />
        </Field>
      )}
    </>
  );
}
