import './form.css';
import { Button, Callout, Flex, Grid, Text } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { mayWith } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { ConfirmButton } from '../base/ConfirmButton.tsx';
import { later } from '../base/later.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { useHydrated } from '../base/use-hydrated.ts';
import { useRequest } from '../publish/use-request.ts';
import type { Draft } from '../working-copy/drafts.ts';
import { same } from '../working-copy/merge.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { t } from '../working-copy/texts.ts';
import { useDrafts } from '../working-copy/use-drafts.ts';

interface DeletedProps {
  content: ContentType | undefined;
  onSaveAsNew(): void;
}

/** Says that the record was deleted during editing; an entry can be saved as a new one. */
export function DeletedElsewhere({ content, onSaveAsNew }: DeletedProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Callout.Root ref={note} className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>{t('deletedTitle')}</strong> {t(content ? 'deletedText' : 'deletedCopy')}
      </Callout.Text>
      {content && (
        <Flex>
          <Button type="button" onClick={onSaveAsNew}>
            {textsOf(content)('saveAsNew')}
          </Button>
        </Flex>
      )}
    </Callout.Root>
  );
}

export function DraftBanner({ recordForm }: { recordForm: RecordForm }) {
  const { recoverable, restore, discard } = useDrafts(recordForm.edited);
  const { site } = usePageContext();
  const labelOf = (field: string) => recordForm.labels[field] ?? field;
  if (recoverable.length === 0) return null;
  return (
    <Callout.Root size="1" mt="3" className="draft-banner" highContrast role="status">
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
            <QuietButton size="1">{t('discardAll')}</QuietButton>
          </ConfirmButton>
        )}
      </Flex>
      <Grid gap="2" role="list">
        {recoverable.map((draft) => {
          const date = spokenTime(draft.at, site.timeZone);
          return (
            <Flex key={draft.id} role="listitem" wrap="wrap" gap="3" align="center" justify="between">
              <Text as="p" size="2">
                <strong>{nameOf(draft)}</strong>
                <br />
                {t('draftAbout', { date, fields: changedFields(draft).map(labelOf).join(', ') })}
              </Text>
              <Flex gap="3">
                <Button
                  type="button"
                  size="1"
                  variant="surface"
                  aria-label={t('restoreOf', { date })}
                  onClick={() => void restore(draft)}
                >
                  {t('restore')}
                </Button>
                <QuietButton
                  size="1"
                  aria-label={t('discardOf', { date })}
                  onClick={() => void discard([draft])}
                >
                  {t('discard')}
                </QuietButton>
              </Flex>
            </Flex>
          );
        })}
      </Grid>
    </Callout.Root>
  );
}

/** Its title, or its first words. */
function nameOf(draft: Draft): string {
  const { title, name, ...others } = draft.values;
  const typed = changedFields(draft).map((field) => others[field]);
  const words = [title, name, ...typed].map(wordsOf).find(Boolean) ?? t('untitled');
  return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return (value as { type?: unknown } | null)?.type === 'doc' ? plainText(value as RichText) : '';
}

function changedFields({ base, values }: Draft): string[] {
  return Object.keys(values).filter((field) => !same(values[field], base.values[field]));
}

/** The inputs of a form, inert for people who may only read the entry. */
export function Inputs({ content, children }: { content: ContentType | undefined; children: ReactNode }) {
  const { user } = usePageContext();
  if (!content || mayWith(user, 'write', content)) return children;
  return (
    <div style={{ display: 'contents' }} inert>
      {children}
    </div>
  );
}

const RequestNote = later(() => import('../publish/RequestNote.tsx'), 'RequestNote');

export function Requested({ recordForm }: { recordForm: RecordForm }) {
  const { entry, content, edited } = recordForm;
  const request = useRequest(content ? entry : null);
  // The server doesn't wait for it.
  if (!useHydrated() || !request || !entry || !content) return null;
  const title = content.title(edited.base.values) || t('untitled');
  return <RequestNote {...{ request, entry, content, title }} />;
}
