import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of figures. */
export default function Form({ form, name }: BlockFormProps) {
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <RowsInput
        form={form}
        name={`${name}.figures`}
        label={t('figures')}
        rowLabel={(row) => t('figureRow', { row })}
        addLabel={t('addFigure')}
        empty={{ value: '', label: '' }}
        isTall
      >
        {(row) => (
          <>
            <TextInput form={form} name={`${row}.value`} label={t('figure')} placeholder="1998" />
            <TextInput form={form} name={`${row}.label`} label={t('meaning')} />
          </>
        )}
      </RowsInput>
    </>
  );
}
