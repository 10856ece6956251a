import { Button, Flex, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { type AssistantRight, assistantRights } from '#lib/rights.ts';
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
import { useMay } from '#renderer/only-us/use-may.ts';

const spans = { month: 30, quarter: 90, year: 365 } as const;
type Span = keyof typeof spans;

/** Asks what the assistant may do, and shows its token this once. */
export function NewToken({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const [rights, setRights] = useState<AssistantRight[]>(['drafts']);
  const [span, setSpan] = useState<Span>('quarter');
  const refetch = useRefetch(({ accessToken }) => accessToken);
  const create = api.accessToken.create.useMutation({ meta: { toast: false }, ...refetch });
  // The person's own rights.
  const own = {
    drafts: true,
    statistics: useMay('read', 'statistics'),
    requests: useMay('read', 'requests'),
  };
  if (create.data) return <Created token={create.data} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('add')}
      description={t('addText')}
      maxWidth="520px"
      action={t('create')}
      onSubmit={() => create.mutateAsync({ name, rights, days: spans[span] }).catch(() => undefined)}
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
          .filter((right) => own[right])
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
        <SelectField<Span>
          value={span}
          options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: t(value) }))}
          onChange={setSpan}
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
