import { Grid, Link, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';

type Report = Outputs['translation']['import'];

const t = texts('importTranslations', {
  title: 'Import translations',
  text: 'New words go into drafts. Nobody sees them before you publish them, and nothing that was written here since the export is overwritten.',
  file: 'XLIFF 2 file (.xlf), up to 50 MB',
  nothing: 'The file has no new words.',
  done: '{count, plural, one {# entry has} other {# entries have}} new words.',
  check: 'Please check and publish them.',
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
  const importing = api.translation.import.useMutation(useRefetch());
  const choose = ({ form, files }: HTMLInputElement) => {
    importing.reset();
    setForm(form && files?.length ? new FormData(form) : null);
  };
  const { data: report, error } = importing;
  return (
    <ActionDialog
      title={t('title')}
      description={t('text')}
      maxWidth="640px"
      action={report ? undefined : t('import')}
      isDisabled={!form}
      onSubmit={() => form && importing.mutateAsync(form).catch(() => undefined)}
      onClose={onClose}
    >
      <Field label={t('file')} error={error?.message}>
        <input
          type="file"
          name="file"
          accept=".xlf,.xliff,application/xliff+xml"
          onChange={({ target }) => choose(target)}
        />
      </Field>
      {report && <ReportOf report={report} />}
    </ActionDialog>
  );
}

function ReportOf({ report: { taken: count, unchanged, left, leftInAll } }: { report: Report }) {
  return (
    <>
      <Notice color={count > 0 ? 'green' : 'gray'} role="status">
        {count > 0 ? t('done', { count }) : t('nothing')}
        {count > 0 && ' '}
        {count > 0 && <Link href="/only-us/translations?state=unpublished">{t('check')}</Link>}
        {unchanged > 0 && ` ${t('unchanged', { count: unchanged })}`}
      </Notice>
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
                    <Text size="1" color="gray">
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
