import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewAccountInput } from '#lib/account-inputs.ts';
import { say } from '#lib/interface-language.ts';
import { rightNames, rights } from '#lib/rights.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { SelectInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import { TextInput } from '#renderer/only-us/ui/inputs/TextInput.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';

interface Props {
  form: UseFormReturn<NewAccountInput>;
  emailHint?: string;
  roleHint: string;
}

const roles = ['client', 'administrator'] as const;

export function AccountFields({ form, emailHint, roleHint }: Props) {
  const { control } = form;
  return (
    <>
      <TextInput form={form} name="name" label={t('name')} autoFocus />
      <TextInput form={form} name="email" label={t('email')} hint={emailHint} type="email" />
      <SelectInput
        form={form}
        name="role"
        label={t('role')}
        hint={roleHint}
        options={roles.map((role) => ({ value: role, label: t(role) }))}
      />
      {useWatch({ control, name: 'role' }) === 'client' && (
        <Controller
          name="right"
          control={control}
          render={({ field }) => (
            <Field label={t('right')} hint={t(`${field.value ?? 'client'}Hint`)}>
              <SelectField
                value={field.value ?? 'client'}
                options={(['client', ...rights] as const).map((right) => ({
                  value: right,
                  label: right === 'client' ? t('noRight') : say(rightNames[right]),
                }))}
                onChange={(right) => field.onChange(right === 'client' ? null : right)}
              />
            </Field>
          )}
        />
      )}
    </>
  );
}
