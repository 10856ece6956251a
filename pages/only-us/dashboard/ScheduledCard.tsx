import { Button, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { Row, useRows } from './Row.tsx';
import { scheduledTexts as t } from './texts.ts';

/** The earliest first; nothing while nothing is scheduled. */
export function ScheduledCard({ changes, count }: { changes: ScheduledChange[]; count: number }) {
  const { rows, all } = useRows(changes, count, (change) => (
    <ScheduledRow key={`${change.type} ${change.id} ${change.action}`} {...change} />
  ));
  const linked = usePageContext().sidebar.filter(({ linkedFrom }) => linkedFrom === 'scheduled');
  if (!rows) return null;
  const action = (
    <Flex gap="4">
      {all}
      {linked.map(({ label, route }) => (
        <Button key={route} variant="ghost" color="gray" asChild>
          <a href={route}>{localize(label)}</a>
        </Button>
      ))}
    </Flex>
  );
  return (
    <Section title={t('scheduled')} gap="3" action={action}>
      {rows}
    </Section>
  );
}

function ScheduledRow({ type, id, title, route, action, at, by, failed, isLive, byDate }: ScheduledChange) {
  const { timeZone } = usePageContext().site;
  const mayCancel = useMayWith('publish', type);
  const { mutate, isPending } = api.content.unschedule.useMutation(
    useRefetch(undefined, t(byDate ? 'madeDraft' : 'canceled', { title })),
  );
  const why = (
    <>
      {t(isLive && action === 'publish' ? 'publishChanges' : action)}{' '}
      <time dateTime={at.toISOString()}>{spokenTime(at, timeZone)}</time>
      {by && ` ${t('by', { name: by })}`}
      {failed && ` · ${t('failed', { why: failed })}`}
    </>
  );
  return (
    <Row {...{ title, route, why }} urgent={failed !== null}>
      {mayCancel && (
        <QuietButton
          size="1"
          loading={isPending}
          aria-label={t('cancelOf', { title })}
          onClick={() => mutate({ type, id, action })}
        >
          {localize('Cancel')}
        </QuietButton>
      )}
    </Row>
  );
}
