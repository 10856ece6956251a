import { Button, Callout, Flex, Grid, Link, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { DialogFooter } from '#renderer/only-us/ui/base/DialogFooter.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { OpenDialog } from '#renderer/only-us/ui/base/OpenDialog.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';

type Report = Outputs['translation']['import'];

const t = texts('importTranslations', {
  title: 'Import translations',
  text: 'New words go into drafts. Nobody sees them before you publish them, and nothing that was written here since the export is overwritten.',
  file: 'XLIFF 2 file (.xlf), up to 50 MB',
  nothing: 'The file has no new words.',
  done: '{count, plural, one {# entry has} other {# entries have}} new words. Please check and publish them.',
  unchanged: '{count, plural, one {# entry has} other {# entries have}} nothing new.',
  left: 'Left out',
  leftText: 'These words aren’t in the translations. Where an original has changed, please export it again.',
  changed: 'The original has changed since the export',
  written: 'Translated here since the export',
  refused: 'Can’t be saved',
  more: '{count, plural, one {And # more.} other {And # more.}}',
  import: 'Import',
});

export function ImportTranslations({ onClose }: { onClose(): void }) {
  const [form, setForm] = useState<FormData | null>(null);
  const utils = api.useUtils();
  const importing = api.translation.import.useMutation({ onSettled: () => utils.content.invalidate() });
  const choose = (file: File | undefined) => {
    importing.reset();
    const chosen = file ? new FormData() : null;
    if (file) chosen?.set('file', file);
    setForm(chosen);
  };
  const { data: report, error, isPending } = importing;
  return (
    <OpenDialog title={t('title')} description={t('text')} maxWidth="640px" onClose={onClose}>
      <Flex direction="column" gap="4" mt="4">
        <Field label={t('file')} error={error?.message}>
          <input
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field>
        {report && <ReportOf report={report} />}
      </Flex>
      <DialogFooter onClose={onClose}>
        {!report && (
          <Button disabled={!form} loading={isPending} onClick={() => form && importing.mutate(form)}>
            {t('import')}
          </Button>
        )}
      </DialogFooter>
    </OpenDialog>
  );
}

function ReportOf({ report: { taken: count, unchanged, left, leftInAll } }: { report: Report }) {
  return (
    <>
      <Callout.Root size="1" color={count > 0 ? 'green' : 'gray'} highContrast role="status">
        <Callout.Text>
          {count > 0 ? t('done', { count }) : t('nothing')}
          {unchanged > 0 && ` ${t('unchanged', { count: unchanged })}`}
        </Callout.Text>
      </Callout.Root>
      {left.length > 0 && (
        <section aria-label={t('left')}>
          <Text as="p" size="2" weight="medium">
            {t('left')} · {leftInAll}
          </Text>
          <Muted>{t('leftText')}</Muted>
          {/* What scrolls needs the keyboard. */}
          <Grid asChild maxHeight="22vh" mt="2" gap="1" overflow="auto" tabIndex={0}>
            <ul>
              {left.map(({ why, title, route, about }) => (
                <Text asChild size="2" key={`${why} ${route} ${title}`}>
                  <li>
                    {route ? (
                      <Link href={route} target="_blank" underline="always">
                        {title}
                      </Link>
                    ) : (
                      title
                    )}
                    <Text color="gray">
                      {' '}
                      · {t(why)}: {about}
                    </Text>
                  </li>
                </Text>
              ))}
            </ul>
          </Grid>
          {leftInAll > left.length && <Muted>{t('more', { count: leftInAll - left.length })}</Muted>}
        </section>
      )}
    </>
  );
}
