import { t } from '#modules/pages/blocks/texts.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { RowsInput } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';

/** The fields of an address with opening hours. */
export default function Form({ form, name }: BlockFormProps) {
  return (
    <>
      <TextInput form={form} name={`${name}.title`} label={t('heading')} />
      <TextInput form={form} name={`${name}.name`} label={t('place')} />
      <TextInput form={form} name={`${name}.street`} label={t('address')} hint={t('addressHint')} rows={3} />
      <TextInput form={form} name={`${name}.phone`} label={t('phone')} type="tel" />
      <TextInput form={form} name={`${name}.email`} label={t('email')} type="email" />
      <TextInput form={form} name={`${name}.map`} label={t('map')} hint={t('mapHint')} type="url" />
      <RowsInput
        form={form}
        name={`${name}.hours`}
        label={t('hours')}
        rowLabel={(row) => t('hoursRow', { row })}
        addLabel={t('addHours')}
        empty={{ days: '', time: '' }}
        isTall
      >
        {(row) => (
          <>
            <TextInput form={form} name={`${row}.days`} label={t('days')} placeholder="Senin–Jumat" />
            <TextInput form={form} name={`${row}.time`} label={t('time')} placeholder="08.00–17.00 WIB" />
          </>
        )}
      </RowsInput>
    </>
  );
}
