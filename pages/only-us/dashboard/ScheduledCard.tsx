import { Button, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { type ContentType, hooksOf } from '#renderer/only-us/content-api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { scheduledTexts as t } from './texts.ts';
import { useShowMore } from './use-show-more.tsx';

interface Props {
  changes: ScheduledChange[];
  timeZone: string;
  count: number;
}

/** The earliest first; nothing while nothing is scheduled. */
export function ScheduledCard({ changes, timeZone, count }: Props) {
  const [shown, all] = useShowMore(changes, count);
  const linked = usePageContext().sidebar.filter(({ linkedFrom }) => linkedFrom === 'scheduled');
  if (changes.length === 0) return null;
  return (
    <Section
      title={t('scheduled')}
      gap="3"
      action={
        <Flex gap="4">
          {all}
          {linked.map(({ label, route }) => (
            <Button key={route} variant="ghost" color="gray" asChild>
              <a href={route}>{localize(label)}</a>
            </Button>
          ))}
        </Flex>
      }
    >
      <ul className="lines dashboard-rows">
        {shown.map((change) => (
          <Row key={`${change.type} ${change.id} ${change.action}`} change={change} timeZone={timeZone} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ change, timeZone }: { change: ScheduledChange; timeZone: string }) {
  const { title, route, action, at, by, failed, isLive } = change;
  const { cancel, isPending } = useCancel(change);
  const mayCancel = useMayWith('publish', change.type);
  return (
    <li>
      <a href={route}>{title}</a>{' '}
      <p>
        {t(isLive && action === 'publish' ? 'publishChanges' : action)}{' '}
        <time dateTime={at.toISOString()}>{spokenTime(at, timeZone)}</time>
        {by && ` ${t('by', { name: by })}`}
      </p>
      {failed && <strong>{t('failed', { why: failed })}</strong>}
      {mayCancel && (
        <QuietButton size="1" loading={isPending} aria-label={t('cancelOf', { title })} onClick={cancel}>
          {localize('Cancel')}
        </QuietButton>
      )}
    </li>
  );
}

// What is published with a date in the future has no schedule of its own: it becomes a draft.
function useCancel({ type, id, title, action, byDate }: ScheduledChange) {
  const utils = api.useUtils();
  const hooks = hooksOf(type as ContentType);
  const done = {
    onSuccess: () => toast(t(byDate ? 'madeDraft' : 'canceled', { title }), 'success'),
    onSettled: thenRefetch(() => utils.invalidate()),
  };
  const unschedule = api.content.unschedule.useMutation(done);
  const unpublish = hooks.unpublish.useMutation(done);
  return {
    cancel: () => (byDate ? unpublish.mutate({ id }) : unschedule.mutate({ type, id, action })),
    isPending: unschedule.isPending || unpublish.isPending,
  };
}
