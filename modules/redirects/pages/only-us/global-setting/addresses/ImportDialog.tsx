import { Box, Button, Callout, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { DialogFooter } from '#renderer/only-us/ui/base/DialogFooter.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import type { Preview } from './redirect.ts';
import { t } from './texts.ts';

export function ImportDialog({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState<FormData | null>(null);
  const utils = api.useUtils();
  const preview = api.redirect.previewImport.useMutation({ meta: { toast: false } });
  const importing = api.redirect.import.useMutation({
    onSuccess(result) {
      const { wrong } = result;
      toast(t('success'), 'success', { text: t('imported', { count: newIn(result), wrong }) });
      onClose();
    },
    onSettled: thenRefetch(() => utils.redirect.invalidate()),
  });
  const choose = (file: File | undefined) => {
    preview.reset();
    const chosen = file ? new FormData() : null;
    if (file) chosen?.set('file', file);
    setForm(chosen);
    if (chosen) preview.mutate(chosen);
  };
  const count = preview.data ? newIn(preview.data) : 0;
  const ready = count > 0 ? form : null;
  return (
    <OpenDialog title={t('import')} description={t('importText')} maxWidth="760px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        <Field label={t('file')} error={preview.error ? failureSentence(preview.error) : undefined}>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field>
        {preview.isPending && <Muted role="status">{t('checking')}</Muted>}
        {preview.data && <PreviewTable preview={preview.data} />}
      </Flex>
      <DialogFooter onClose={onClose}>
        <Button
          disabled={!ready}
          loading={importing.isPending}
          onClick={() => ready && importing.mutate(ready)}
        >
          {ready ? t('importCount', { count }) : t('import')}
        </Button>
      </DialogFooter>
    </OpenDialog>
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
      <Callout.Root size="1" color={wrong > 0 ? 'amber' : 'green'} highContrast role="status">
        <Callout.Text>{wrong > 0 ? t('wrong', { wrong, total }) : t('fine', { count, same })}</Callout.Text>
      </Callout.Root>
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
