import { Button, Flex, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type AssistantRight, assistantRights, may } from '#lib/rights.ts';
import { t } from '#modules/assistants/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { FieldsHeading } from '#renderer/only-us/ui/base/FieldsHeading.tsx';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';

// By their days.
const spans = { 30: 'month', 90: 'quarter', 365: 'year' } as const;

/** Asks what the assistant may do, and shows its token this once. */
export function NewToken({ onClose }: { onClose(): void }) {
  const { user } = usePageContext();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<AssistantRight[]>(['drafts']);
  const [days, setDays] = useState('90');
  const refetch = useRefetch(({ accessToken }) => accessToken);
  const create = api.accessToken.create.useMutation({ meta: { toast: false }, ...refetch });
  if (create.data) return <Created token={create.data} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('add')}
      description={t('addText')}
      maxWidth="520px"
      action={t('create')}
      onSubmit={() => create.mutateAsync({ name, rights, days: Number(days) }).catch(() => undefined)}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        hint={t('nameHint')}
        error={create.error ? failureSentence(create.error) : undefined}
      >
        <TextField.Root
          value={name}
          maxLength={60}
          required
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Flex direction="column" gap="2" role="group" aria-labelledby="assistant-may">
        <FieldsHeading id="assistant-may" label={t('may')} hint={undefined} />
        {assistantRights
          .filter((right) => right === 'drafts' || may(user, 'read', right))
          .map((right) => (
            <CheckField
              key={right}
              label={t(right)}
              checked={rights.includes(right)}
              onChange={(isTicked) =>
                setRights(isTicked ? [...rights, right] : rights.filter((each) => each !== right))
              }
            />
          ))}
      </Flex>
      <Field label={t('valid')}>
        <SelectField
          value={days}
          options={Object.entries(spans).map(([value, span]) => ({ value, label: t(span) }))}
          onChange={setDays}
        />
      </Field>
    </ActionDialog>
  );
}

function Created({ token, onClose }: { token: string; onClose(): void }) {
  return (
    <OpenDialog title={t('created')} description={t('createdText')} maxWidth="560px" onClose={onClose}>
      <Flex direction="column" gap="3" mt="4">
        <Field label={t('token')}>
          <CopyField label={t('token')} value={token} />
        </Field>
        <Field label={t('address')}>
          <CopyField label={t('address')} value={`${location.origin}/api/mcp`} />
        </Field>
      </Flex>
      <Flex mt="5" justify="end">
        <Button onClick={onClose}>{t('done')}</Button>
      </Flex>
    </OpenDialog>
  );
}
