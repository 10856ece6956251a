import { TextField } from '@radix-ui/themes';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewAccountInput } from '#lib/account-inputs.ts';
import { say } from '#lib/interface-language.ts';
import { rightNames, rights } from '#lib/rights.ts';
import { t } from '#modules/settings/accounts/texts.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';

interface Props {
  form: UseFormReturn<NewAccountInput>;
  emailHint?: string;
  roleHint: string;
}

const roles = ['client', 'administrator'] as const;

export function AccountFields({ form, emailHint, roleHint }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={t('name')} error={errors.name?.message}>
        <TextField.Root autoFocus autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('email')} error={errors.email?.message} hint={emailHint}>
        <TextField.Root type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Controller
        name="role"
        control={control}
        render={({ field }) => (
          <Field label={t('role')} error={errors.role?.message} hint={roleHint}>
            <SelectField
              value={field.value}
              options={roles.map((role) => ({ value: role, label: t(role) }))}
              onChange={field.onChange}
            />
          </Field>
        )}
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
