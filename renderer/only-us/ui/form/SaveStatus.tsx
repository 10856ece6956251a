import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { shortDate, shortTime, spokenTime } from '../Ago.tsx';
import { ScheduleBadges } from '../entry/Pending.tsx';
import { isPublication } from '../history/history-api.ts';
import type { Autosave } from './autosave.ts';
import type { EditedRecord } from './edited-record.ts';
import type { SavedRecord } from './merge.ts';
import { isPublished } from './save-action.ts';
import { t } from './texts.ts';
import type { EntryOf, RecordForm } from './use-record-form.ts';

interface Props {
  recordForm: RecordForm;
  /** Who else has it open. */
  children?: ReactNode;
}

/** What visitors see of the entry, how much of the form they don't, and whether what was typed is saved. */
export function SaveStatus({ recordForm, children }: Props) {
  const { edited, entry, content } = recordForm;
  return (
    <div className="form-status">
      {entry && <ScheduleBadges {...entry} isLive={isPublished(edited.base)} />}
      <EntryStatus edited={edited} entry={entry} isContent={content !== undefined} />
      {children}
    </div>
  );
}

interface EntryProps {
  edited: EditedRecord;
  /** The saved entry, whose history knows who published it. */
  entry: EntryOf | null;
  /** Do visitors see it? An account is only saved. */
  isContent: boolean;
}

function EntryStatus({ edited, entry, isContent }: EntryProps) {
  const { timeZone } = usePageContext().site;
  const { autosave, base, changes } = edited;
  const isLive = isContent && isPublished(base);
  const isDraft = isContent && !isLive && edited.id !== null;
  const unpublished = edited.isUnsaved || autosave.kept.revision > 0;
  return (
    <span className="form-state">
      {isLive && !edited.isStuck && (
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
      {autosave.get().is === 'signedOut' && (
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
      ? spokenTime(publishedAt, timeZone)
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

function stateText(autosave: Autosave<unknown>, timeZone: string, saved: 'saved' | 'draftSaved' | null) {
  const { is, reason, inBrowser } = autosave.get();
  switch (is) {
    case 'waiting':
    case 'saving':
      return t('saving');
    case 'saved':
      return saved && autosave.kept.at ? t(saved, { time: shortTime(autosave.kept.at, timeZone) }) : '';
    case 'refused':
      return t(inBrowser ? 'refusedInBrowser' : 'refusedNowhere', { reason });
    default:
      return `${t(is)} ${t(inBrowser ? 'inBrowser' : 'nowhere')}`;
  }
}
