import './form.css';
import { Button, Callout, Flex } from '@radix-ui/themes';
import type { FieldValues } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import type { Draft } from './drafts.ts';
import { same } from './merge-edits.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

/** Offers to restore drafts from this browser: their name, date and changed fields. */
export function DraftBanner<Values extends FieldValues>({ recordForm }: { recordForm: RecordForm<Values> }) {
  const { recoverable, restore, discard } = recordForm.drafts;
  const { site } = usePageContext();
  const labelOf = (field: string) => recordForm.options.labels[field] ?? field;
  if (recoverable.length === 0) return null;
  return (
    <Callout.Root size="1" className="draft-banner" highContrast role="status">
      <Flex gap="3" align="center" justify="between">
        <Callout.Text>
          <strong>{t('draftTitle')}</strong> {t('draftText')}
        </Callout.Text>
        {recoverable.length > 1 && (
          <ConfirmButton
            title={t('discardAllTitle', { count: recoverable.length })}
            description={t('discardAllText')}
            confirmLabel={t('discardAll')}
            onConfirm={() => discard(recoverable)}
          >
            <Button type="button" size="1" variant="soft" color="gray">
              {t('discardAll')}
            </Button>
          </ConfirmButton>
        )}
      </Flex>
      <ul className="draft-offers">
        {recoverable.map((draft) => {
          const date = formatDateTime(draft.at, site.timeZone);
          return (
            <li key={draft.id}>
              <p>
                <strong>{nameOf(draft)}</strong>
                <span>{t('draftAbout', { date, fields: changedFields(draft).map(labelOf).join(', ') })}</span>
              </p>
              <Flex gap="3">
                <Button
                  type="button"
                  size="1"
                  variant="surface"
                  aria-label={t('restoreOf', { date })}
                  onClick={() => restore(draft)}
                >
                  {t('restore')}
                </Button>
                <Button
                  type="button"
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={t('discardOf', { date })}
                  onClick={() => void discard([draft])}
                >
                  {t('discard')}
                </Button>
              </Flex>
            </li>
          );
        })}
      </ul>
    </Callout.Root>
  );
}

/** Its title, or the first words that were typed. */
function nameOf<Values extends FieldValues>(draft: Draft<Values>): string {
  const { title, name, ...others } = draft.values;
  const typed = changedFields(draft).map((field) => others[field]);
  const words = [title, name, ...typed].map(wordsOf).find(Boolean) ?? t('untitled');
  return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return (value as { type?: unknown } | null)?.type === 'doc' ? plainText(value as never) : '';
}

function changedFields<Values extends FieldValues>({ base, values }: Draft<Values>): string[] {
  return Object.keys(values).filter((field) => !same(values[field], base.values[field]));
}
