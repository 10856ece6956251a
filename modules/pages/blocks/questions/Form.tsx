import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of questions with their answers. */
export default function Form({ form, name }: BlockFormProps) {
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <RowsInput
        form={form}
        name={`${name}.questions`}
        label={t('questions')}
        rowLabel={(row) => t('questionRow', { row })}
        addLabel={t('addQuestion')}
        empty={{ question: '', answer: '' }}
        isTall
      >
        {(row) => (
          <>
            <TextInput form={form} name={`${row}.question`} label={t('question')} />
            <TextInput form={form} name={`${row}.answer`} label={t('answer')} rows={3} />
          </>
        )}
      </RowsInput>
    </>
  );
}
