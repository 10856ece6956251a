import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { ScheduleBadges } from '../entry/Pending.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { isPublication } from '../history/history-api.ts';
import type { Autosave } from './autosave.ts';
import type { EditedRecord } from './edited-record.ts';
import type { SavedRecord } from './merge.ts';
import { isPublished, saveActionOf } from './save-action.ts';
import { t } from './texts.ts';
import type { EntryOf, RecordForm } from './use-record-form.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
}

/** What visitors see of the record, how much of the form they don't, and whether what was typed is saved. */
export function SaveStatus<Values extends FieldValues>({
  recordForm: { edited, entry, form },
}: Props<Values>) {
  if (edited.keepsCopy)
    return (
      <>
        {entry && <ScheduleBadges {...entry} isLive={isPublished(edited.base)} />}
        <EntryStatus edited={edited} entry={entry} />
      </>
    );
  return (
    <span className="form-state" role="status">
      {form.formState.isDirty ? t('unsaved') : edited.base.version > 0 && t('allSaved')}
    </span>
  );
}

interface EntryProps<Values extends FieldValues> {
  edited: EditedRecord<Values>;
  /** The saved entry, whose history knows who published it. */
  entry: EntryOf | null;
}

function EntryStatus<Values extends FieldValues>({ edited, entry }: EntryProps<Values>) {
  const { timeZone } = usePageContext().site;
  const { autosave, base, changes } = edited;
  const isLive = isPublished(base);
  const isDraft = !isLive && edited.id !== null;
  const unpublished = edited.isUnsaved || autosave.kept.revision > 0;
  return (
    <span className="form-state">
      {isLive && (
        <span>
          {liveText(base, timeZone)}
          {entry && edited.isPublishedElsewhere && changes === 0 && !unpublished ? (
            <>
              {' · '}
              <PublishedBy {...entry} />
            </>
          ) : (
            changesText(changes, unpublished)
          )}
        </span>
      )}
      <span role="status" data-failed={edited.isStuck || undefined}>
        {stateText(autosave, timeZone, isLive && !unpublished ? null : isDraft ? 'draftSaved' : 'saved')}
      </span>
      {autosave.state().is === 'signedOut' && (
        <Button type="button" size="1" variant="surface" onClick={autosave.askToSignIn}>
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

interface ButtonsProps<Values extends FieldValues> extends Props<Values> {
  onSave(): void;
  saveLabel?: string | undefined;
  /** More buttons. */
  actions?: ReactNode;
  /** What closes the form. */
  close?: ReactNode;
}

/** What can be done with a form, ending with the button that saves it. */
export function SaveButtons<Values extends FieldValues>(props: ButtonsProps<Values>) {
  const { recordForm, saveLabel = t('save'), actions, close } = props;
  const { edited, entry, form } = recordForm;
  return (
    <>
      {entry && <HistoryButton {...entry} recordForm={recordForm} />}
      {actions}
      {edited.keepsCopy && <DiscardButton edited={edited} />}
      {close}
      {edited.keepsCopy ? (
        <PublishButton {...props} />
      ) : (
        <Button type="submit" loading={form.formState.isSubmitting}>
          {saveLabel}
        </Button>
      )}
    </>
  );
}

/** The button that saves an entry, which says what that does for visitors. */
function PublishButton<Values extends FieldValues>({ recordForm, onSave }: ButtonsProps<Values>) {
  const { form, edited } = recordForm;
  // Not the whole of the values: a long text would be copied with each key.
  useWatch({ control: form.control, name: ['status', 'publishedAt'] as Path<Values>[] });
  const action = saveActionOf(edited.base, form.getValues());
  return (
    <Button
      // Enter in a field may save a draft; it publishes nothing.
      type={action === 'saveDraft' ? 'submit' : 'button'}
      loading={form.formState.isSubmitting}
      disabled={edited.isDeleted}
      onClick={action === 'saveDraft' ? undefined : onSave}
    >
      {t(action)}
    </Button>
  );
}

/** Takes the form back to what is saved, after asking. */
function DiscardButton<Values extends FieldValues>({ edited }: Pick<EntryProps<Values>, 'edited'>) {
  const { base, changes, isNew } = edited;
  if (changes === 0 && !isNew) return null;
  const isSaved = base.version > 0 && !isNew;
  const before = isPublished(base) ? 'discardLive' : isSaved ? 'discardDraft' : 'discardNew';
  const discard = async () => {
    try {
      await edited.discard();
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

interface ViewProps<Values extends FieldValues> extends Props<Values> {
  entry: EntryOf;
  /** Its page on the site, and what the link there says. */
  page: { path: string; label: string };
}

/** Opens the page of an entry: as visitors see it, or as they will see it once the changes are published. */
export function ViewLink<Values extends FieldValues>({ recordForm, entry, page }: ViewProps<Values>) {
  const { autosave, changes } = recordForm.edited;
  const path = changes > 0 ? `/share/${entry.type}/${entry.id}` : page.path;
  return (
    <Button variant="soft" color="gray" asChild>
      {/* What was typed just now is sent before the page is asked for. */}
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        onClick={() => void (changes > 0 && autosave.flushNow())}
      >
        {changes > 0 ? t('previewChanges') : page.label}
      </a>
    </Button>
  );
}
