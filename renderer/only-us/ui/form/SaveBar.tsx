import { Button } from '@radix-ui/themes';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { isPublication } from '../history/history-api.ts';
import type { Autosave } from './autosave.ts';
import type { SavedRecord } from './merge.ts';
import { isPublished, saveActionOf } from './save-action.ts';
import { t } from './texts.ts';
import type { EntryOf, RecordForm } from './use-record-form.ts';
import type { WorkingCopy } from './working-copy.ts';

interface StatusProps<Values extends FieldValues> {
  copy: WorkingCopy<Values>;
  /** The saved entry, whose history knows who published it. */
  entry: EntryOf | null | undefined;
}

/** What visitors see of the entry, how much of the form they don't, and whether what was typed is saved. */
export function SaveStatus<Values extends FieldValues>({ copy, entry }: StatusProps<Values>) {
  const { timeZone } = usePageContext().site;
  const { autosave, base, changes } = copy;
  const isLive = isPublished(base);
  const isDraft = !isLive && copy.id !== null;
  const unpublished = copy.isUnsaved || autosave.kept.revision > 0;
  return (
    <span className="form-state">
      {isLive && (
        <span>
          {liveText(base, timeZone)}
          {entry && copy.isPublishedElsewhere && changes === 0 && !unpublished ? (
            <>
              {' · '}
              <PublishedBy {...entry} />
            </>
          ) : (
            changesText(changes, unpublished)
          )}
        </span>
      )}
      <span role="status" data-failed={copy.isStuck || undefined}>
        {stateText(autosave, timeZone, isLive && !unpublished ? null : isDraft ? 'draftSaved' : 'saved')}
      </span>
      {autosave.state().is === 'signedOut' && (
        <Button type="button" size="1" variant="surface" onClick={copy.onSignedOut}>
          {t('signIn')}
        </Button>
      )}
    </span>
  );
}

function liveText({ values }: SavedRecord<FieldValues>, timeZone: string) {
  const publishedAt = values.publishedAt as Date | null | undefined;
  const isLater = publishedAt && publishedAt > new Date();
  const date = publishedAt
    ? isLater
      ? formatDateTime(publishedAt, timeZone)
      : shortDate(publishedAt, timeZone)
    : '';
  return publishedAt ? t(isLater ? 'scheduledFor' : 'liveSince', { date }) : t('live');
}

/** Who published the changes, if that was somebody else. */
function PublishedBy({ type, id }: EntryOf) {
  const { user } = usePageContext();
  const { data = [] } = api.content.getVersions.useQuery({ type, id }, { staleTime: 0 });
  const [last, ...older] = data.slice(data.findIndex(isPublication));
  if (!last?.by || last.by === user?.name) return t('allPublished');
  const isMine = older.slice(0, older.findIndex(isPublication)).some(({ by }) => by === user?.name);
  return t(isMine ? 'publishedYours' : 'publishedTheirs', { name: last.by });
}

function changesText(changes: number, unpublished: boolean) {
  if (changes > 0) return ` · ${t('notPublished', { count: changes })}`;
  // Just typed, and not counted yet.
  return unpublished ? '' : ` · ${t('allPublished')}`;
}

function stateText(
  { state, kept }: Autosave<unknown>,
  timeZone: string,
  saved: 'saved' | 'draftSaved' | null,
) {
  const { is, reason, inBrowser } = state();
  switch (is) {
    case 'waiting':
    case 'saving':
      return t('saving');
    case 'saved':
      return saved && kept.at ? t(saved, { time: shortTime(kept.at, timeZone) }) : '';
    case 'refused':
      return t(inBrowser ? 'refusedInBrowser' : 'refusedNowhere', { reason });
    default:
      return `${t(is)} ${t(inBrowser ? 'inBrowser' : 'nowhere')}`;
  }
}

/** '19 Nov', with the year if it is another one. */
function shortDate(date: Date, timeZone: string) {
  const year = formatDate(new Date(), timeZone).slice(-5);
  const full = formatDate(date, timeZone);
  return full.endsWith(year) ? full.slice(0, -year.length) : full;
}

/** '09.41', with the date if it is another day. */
function shortTime(at: Date, timeZone: string) {
  const time = formatDateTime(at, timeZone).split(', ').at(-1) ?? '';
  const isToday = formatDate(at, timeZone) === formatDate(new Date(), timeZone);
  return isToday ? time : `${shortDate(at, timeZone)}, ${time}`;
}

interface ButtonProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  copy: WorkingCopy<Values>;
  isDeleted: boolean;
  onSave(): void;
}

/** The button that saves an entry, which says what that does for visitors. */
export function SaveButton<Values extends FieldValues>({ recordForm, copy, ...props }: ButtonProps<Values>) {
  const { form } = recordForm;
  // Not the whole of the values: a long text would be copied with each key.
  useWatch({ control: form.control, name: ['status', 'publishedAt'] as Path<Values>[] });
  const action = saveActionOf(copy.base, form.getValues());
  return (
    <Button
      // Enter in a field may save a draft; it publishes nothing.
      type={action === 'saveDraft' ? 'submit' : 'button'}
      loading={form.formState.isSubmitting}
      disabled={props.isDeleted}
      onClick={action === 'saveDraft' ? undefined : props.onSave}
    >
      {t(action)}
    </Button>
  );
}

/** Takes the form back to what is saved, after asking. */
export function DiscardButton<Values extends FieldValues>({ copy }: Pick<ButtonProps<Values>, 'copy'>) {
  const { base, changes } = copy;
  if (changes === 0 && !copy.stored.isNew) return null;
  const isSaved = base.version > 0 && !copy.stored.isNew;
  const before = isPublished(base) ? 'discardLive' : isSaved ? 'discardDraft' : 'discardNew';
  const discard = async () => {
    try {
      await copy.discard();
    } catch (error) {
      toast(failureMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmButton
      title={t('discardTitle')}
      description={t(before)}
      confirmLabel={t('discardChanges')}
      onConfirm={discard}
    >
      <Button type="button" variant="soft" color="gray">
        {t('discardChanges')}
      </Button>
    </ConfirmButton>
  );
}
