import { Button, Flex } from '@radix-ui/themes';
import { useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mayWith } from '#lib/rights.ts';
import { api } from '#renderer/only-us/api.ts';
import type { ContentType } from '../../content-api.ts';
import { showConflict } from '../base/conflict-places.tsx';
import { useUnpublished, type Version } from '../history/history-api.ts';
import { Colleagues } from '../presence/Colleagues.tsx';
import { usePresence, useTheirName } from '../presence/use-presence.ts';
import { useRequest } from '../publish/use-request.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { isPublished } from '../working-copy/save-action.ts';
import { t } from '../working-copy/texts.ts';
import { type FormState, sayState } from './form-state.ts';

/** The state of the record in a form, and who else has it open. */
export function SaveStatus({ recordForm }: { recordForm: RecordForm }) {
  const { edited, entry } = recordForm;
  const { others, news, dismiss } = usePresence(recordForm);
  const state = { ...useFormState(recordForm), news };
  const bar = useRef<HTMLDivElement>(null);
  const { tone, text, action } = sayState(state, usePageContext().site.timeZone);
  const act = {
    choose: [t('chooseSide'), () => showConflict(bar.current?.closest('form') ?? null)],
    signIn: [t('signIn'), edited.autosave.askToSignIn],
    dismiss: [t('dismiss'), dismiss],
  } as const;
  return (
    <Flex ref={bar} className="form-status" align="center" gap="3">
      <Flex as="span" className="form-state" data-tone={tone} align="center" gapX="2" gapY="2px">
        <span role="status">{text}</span>
        {action && (
          <Button type="button" size="1" variant="surface" onClick={act[action][1]}>
            {act[action][0]}
          </Button>
        )}
      </Flex>
      {entry && <Colleagues others={others} />}
    </Flex>
  );
}

function useFormState({ edited, entry, content }: RecordForm): Omit<FormState, 'news'> {
  const { user } = usePageContext();
  const { autosave, base, changes, conflicts } = edited;
  const { data } = api.content.getPending.useQuery({ type: entry?.type ?? '' }, { enabled: entry !== null });
  const request = useRequest(content ? entry : null);
  const due = (data?.schedules ?? []).filter(({ id }) => id === entry?.id);
  const at = (action: string) => due.find((each) => each.action === action && !each.failed)?.at;
  const isShown = isPublished(base);
  const { publishedAt } = base.values as { publishedAt?: Date | null };
  const isLater = isShown && publishedAt && publishedAt > new Date();
  const from = isLater ? publishedAt : isShown ? undefined : at('publish');
  const { versions = [] } = useUnpublished(
    entry?.type ?? ('' as ContentType),
    changes > 0 && isShown ? (entry?.id ?? null) : null,
    autosave.kept.revision,
  );
  const by = useTheirName(conflicts.length > 0 ? entry : null) ?? t('somebody');
  const isOne = conflicts.every(({ block, listed }) => block ?? listed);
  return {
    is: !content ? 'record' : from ? 'scheduled' : isShown ? 'live' : edited.id === null ? 'new' : 'draft',
    from,
    until: at('unpublish'),
    changesFrom: isShown ? at('publish') : undefined,
    notDone: due.find(({ failed }) => failed)?.failed,
    save: autosave.get(),
    // Edits of a deleted entry are kept apart.
    savedAt: edited.isDeleted && edited.id !== null ? null : autosave.kept.at,
    changes,
    others: othersIn(versions, changes, user?.name),
    request:
      request &&
      (request.state === 'returned'
        ? { state: 'returned', name: request.answeredBy ?? t('somebody') }
        : { state: 'asked' }),
    isReadOnly: content !== undefined && !mayWith(user, 'write', content),
    deletedBy: edited.isDeleted ? edited.deletedBy : undefined,
    conflict: conflicts.length > 0 ? { by, what: isOne ? 'paragraph' : 'field' } : undefined,
  };
}

/** The share of each person in the changes, by the versions since the last publication, the newest first. */
function othersIn(versions: Version[], changes: number, self: string | undefined) {
  const most = new Map<string, Record<string, number>>();
  for (const { by, changes } of versions) {
    if (!by || by === self) continue;
    const known = most.get(by) ?? {};
    for (const [field, count] of Object.entries(changes)) known[field] = Math.max(known[field] ?? 0, count);
    most.set(by, known);
  }
  let left = changes;
  return [...most].flatMap(([name, fields]) => {
    const made = Object.values(fields).reduce((sum, each) => sum + each, 0);
    const count = Math.min(left, made);
    left -= count;
    return count > 0 ? [{ name, count }] : [];
  });
}
