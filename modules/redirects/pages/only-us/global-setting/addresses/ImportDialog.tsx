import { Box, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import type { Preview } from './redirect.ts';
import { t } from './texts.ts';

export function ImportDialog({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState<FormData | null>(null);
  const preview = api.redirect.previewImport.useMutation({ meta: { toast: false } });
  const importing = api.redirect.import.useMutation({
    onSuccess(result) {
      const { wrong } = result;
      toast(t('success'), 'success', { text: t('imported', { count: newIn(result), wrong }) });
      onClose();
    },
    ...useRefetch(({ redirect }) => redirect),
  });
  const choose = ({ form, files }: HTMLInputElement) => {
    const chosen = form && files?.length ? new FormData(form) : null;
    preview.reset();
    setForm(chosen);
    if (chosen) preview.mutate(chosen);
  };
  const count = preview.data ? newIn(preview.data) : 0;
  return (
    <ActionDialog
      title={t('import')}
      description={t('importText')}
      maxWidth="760px"
      action={count > 0 ? t('importCount', { count }) : t('import')}
      isDisabled={count === 0}
      onSubmit={() => form && importing.mutateAsync(form).catch(() => undefined)}
      onClose={onClose}
    >
      <Field label={t('file')} error={preview.error ? failureSentence(preview.error) : undefined}>
        <input
          type="file"
          name="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => choose(target)}
        />
      </Field>
      {preview.isPending && <Muted role="status">{t('checking')}</Muted>}
      {preview.data && <PreviewTable preview={preview.data} />}
    </ActionDialog>
  );
}

const newIn = ({ total, wrong, same }: Preview) => total - wrong - same;

const columns: Column<Preview['lines'][number]>[] = [
  { header: t('line'), cell: ({ number }) => number },
  {
    header: t('from'),
    isAddress: true,
    cell: ({ from, mistake }) => (
      <>
        {from}
        {mistake && (
          <Text as="p" size="1" color="red">
            {mistake}
          </Text>
        )}
      </>
    ),
  },
  {
    header: t('to'),
    isAddress: true,
    cell: ({ to, temporary }) => [to ?? t('gone'), temporary && t('forNow')].filter(Boolean).join(' · '),
  },
];

function PreviewTable({ preview }: { preview: Preview }) {
  const { total, wrong, same, lines } = preview;
  const count = newIn(preview);
  return (
    <>
      <Notice color={wrong > 0 ? 'amber' : 'green'} role="status">
        {wrong > 0 ? t('wrong', { wrong, total }) : t('fine', { count, same })}
      </Notice>
      {lines.length > 0 && (
        <Box maxHeight="50vh" overflow="auto">
          <DataTable rows={lines} columns={columns} keyOf={({ number }) => number} size="1" />
        </Box>
      )}
      {lines.length < (wrong || count) && (
        <Muted>{t('more', { count: (wrong || count) - lines.length })}</Muted>
      )}
    </>
  );
}
