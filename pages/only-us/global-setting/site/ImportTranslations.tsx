import { Button, Callout, Flex, Link, Text } from '@radix-ui/themes';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';
import { texts } from '#renderer/only-us/ui/texts.ts';
import type { AppRouter } from '#server/router.ts';

type Report = inferRouterOutputs<AppRouter>['translation']['import'];
type Left = Report['changed'];

const t = texts('importTranslations', {
  title: 'Import translations',
  text: 'New words go into drafts. Nobody sees them before you publish them, and nothing that was written here since the export is overwritten.',
  file: 'XLIFF 2 file (.xlf), up to 50 MB',
  checking: 'Checking the file…',
  importing: 'Importing… You can go on working in another tab.',
  ready: '{count, plural, one {# entry gets} other {# entries get}} new words.',
  nothing: 'The file has no new words.',
  done: '{count, plural, one {# entry has} other {# entries have}} new words. Please check and publish them.',
  unchanged: '{count, plural, one {# entry has} other {# entries have}} nothing new.',
  changed: 'The original has changed since the export',
  changedText:
    'These words belong to an original that says something else now. They are left out: please export them again.',
  written: 'Translated here since the export',
  writtenText: 'Somebody has changed these translations here. They stay as they are.',
  refused: 'Left out',
  more: '{count, plural, one {And # more.} other {And # more.}}',
  import: 'Import',
  importCount: 'Import {count, plural, one {# entry} other {# entries}}',
  cancel: 'Cancel',
  close: 'Close',
});

/** Imports what an agency sent back: first it shows what would be taken and what not. */
export function ImportTranslations({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState<FormData | null>(null);
  const utils = api.useUtils();
  const preview = api.translation.previewImport.useMutation();
  const importing = api.translation.import.useMutation({ onSettled: () => utils.content.invalidate() });
  const choose = (file: File | undefined) => {
    preview.reset();
    importing.reset();
    const chosen = file ? new FormData() : null;
    if (file) chosen?.set('file', file);
    setForm(chosen);
    if (chosen) preview.mutate(chosen);
  };
  const isDone = importing.isSuccess;
  const report = importing.data ?? preview.data;
  const count = preview.data?.taken.entries ?? 0;
  const error = (importing.error ?? preview.error)?.message;
  const isWaiting = preview.isPending || importing.isPending;
  return (
    <OpenDialog title={t('title')} description={t('text')} maxWidth="640px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        <Field label={t('file')} error={error}>
          <input
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field>
        {isWaiting && (
          <Text as="p" size="1" color="gray" role="status">
            {t(importing.isPending ? 'importing' : 'checking')}
          </Text>
        )}
        {report && !isWaiting && <ReportOf report={report} isDone={isDone} />}
      </Flex>
      <Flex gap="3" mt="5" justify="end">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t(isDone ? 'close' : 'cancel')}
        </Button>
        {!isDone && (
          <Button
            disabled={!form || count === 0}
            loading={importing.isPending}
            onClick={() => form && importing.mutate(form)}
          >
            {count > 0 ? t('importCount', { count }) : t('import')}
          </Button>
        )}
      </Flex>
    </OpenDialog>
  );
}

function ReportOf({ report, isDone }: { report: Report; isDone: boolean }) {
  const { taken, unchanged, changed, written, refused } = report;
  const count = taken.entries;
  return (
    <>
      <Callout.Root size="1" color={count > 0 ? 'green' : 'gray'} highContrast role="status">
        <Callout.Text>
          {count > 0 ? t(isDone ? 'done' : 'ready', { count }) : t('nothing')}
          {unchanged > 0 && ` ${t('unchanged', { count: unchanged })}`}
        </Callout.Text>
      </Callout.Root>
      <LeftOut title={t('changed')} text={t('changedText')} left={changed} />
      <LeftOut title={t('written')} text={t('writtenText')} left={written} />
      <LeftOut title={t('refused')} left={refused} />
    </>
  );
}

function LeftOut({ title, text, left: { count, first } }: { title: string; text?: string; left: Left }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <Text as="p" size="2" weight="medium">
        {title} · {count}
      </Text>
      {text && (
        <Text as="p" size="1" color="gray">
          {text}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard */}
      <ul className="import-left" tabIndex={0}>
        {first.map(({ title: entry, route, about }) => (
          <li key={`${route} ${entry}`}>
            {route ? (
              <Link href={route} target="_blank" underline="always">
                {entry}
              </Link>
            ) : (
              entry
            )}
            <Text color="gray"> · {about}</Text>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Text as="p" size="1" color="gray">
          {t('more', { count: count - first.length })}
        </Text>
      )}
    </section>
  );
}
