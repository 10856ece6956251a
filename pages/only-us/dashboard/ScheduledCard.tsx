import { Button, Card, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { type ContentType, hooksOf } from '#renderer/only-us/ui/entry/entry-api.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { scheduledTexts as t } from './texts.ts';

interface Props {
  changes: ScheduledChange[];
  timeZone: string;
}

const fewest = 6;

/** What goes live or offline by itself, the earliest first; nothing while nothing is scheduled. */
export function ScheduledCard({ changes, timeZone }: Props) {
  const [showsAll, showAll] = useState(false);
  if (changes.length === 0) return null;
  const shown = showsAll ? changes : changes.slice(0, fewest);
  return (
    <Card size="3" asChild>
      <section aria-labelledby="scheduled">
        <Heading as="h2" size="4" id="scheduled">
          {t('title')}
        </Heading>
        <ul className="lines dashboard-rows scheduled-rows">
          {shown.map((change) => (
            <Row key={`${change.type} ${change.id} ${change.action}`} change={change} timeZone={timeZone} />
          ))}
        </ul>
        {shown.length < changes.length && (
          <Button variant="soft" color="gray" mt="3" onClick={() => showAll(true)}>
            {t('more', { count: changes.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}

function Row({ change, timeZone }: { change: ScheduledChange; timeZone: string }) {
  const { title, route, action, at, by, failed, isLive } = change;
  const { cancel, isPending } = useCancel(change);
  return (
    <li>
      <span>
        <a href={route}>{title}</a> {t(isLive && action === 'publish' ? 'publishChanges' : action)}{' '}
        <time dateTime={at.toISOString()}>{formatDateTime(at, timeZone)}</time>
        {failed && <strong className="scheduled-failed">{t('failed', { why: failed })}</strong>}
      </span>
      {by && <small>{t('by', { name: by })}</small>}
      <Button
        size="1"
        variant="soft"
        color="gray"
        loading={isPending}
        aria-label={t('cancelOf', { title })}
        onClick={cancel}
      >
        {t('cancel')}
      </Button>
    </li>
  );
}

// What is published with a date in the future has no schedule of its own: it becomes a draft.
function useCancel({ type, id, title, action, byDate }: ScheduledChange) {
  const utils = api.useUtils();
  const hooks = hooksOf(type as ContentType);
  const done = {
    onSuccess: () => toast(t(byDate ? 'madeDraft' : 'canceled', { title }), 'success'),
    onSettled: () => utils.invalidate(),
  };
  const unschedule = api.content.unschedule.useMutation(done);
  const unpublish = hooks.unpublish.useMutation(done);
  return {
    cancel: () => (byDate ? unpublish.mutate({ id }) : unschedule.mutate({ type, id, action })),
    isPending: unschedule.isPending || unpublish.isPending,
  };
}
