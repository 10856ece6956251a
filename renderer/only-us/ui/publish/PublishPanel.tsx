import './publish-panel.css';
import { Button, Callout, Grid, Heading } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { usePublishKey } from '../base/use-publish-key.ts';
import { type FieldsOfForm, useUnpublished } from '../history/history-api.ts';
import { readOnOpening } from '../schedules/schedule-api.ts';
import { Changes } from './Changes.tsx';
import { type Check, checkTyping, publishChecks } from './checks.ts';
import { Previews } from './Previews.tsx';
import { blocksToCheck, filesOf, ownLinks, type Parts, partsOf } from './parts.ts';
import { t } from './texts.ts';

export interface PublishPanelProps {
  type: ContentType;
  id: number | null;
  values: object;
  before: object;
  form: FieldsOfForm;
  /** The revision of the working copy that is published; 0 for none. */
  revision: number;
  path: string | null;
  isLive: boolean;
  /** When it is meant to go live; null for now. */
  day: Date | null;
  canSchedule: boolean;
  onAnswer(answer: 'publish' | 'schedule' | null): void;
}

export function PublishPanel(props: PublishPanelProps) {
  const { type, id, values, path, isLive, day, canSchedule, onAnswer } = props;
  const parts = partsOf(props.form.fields, values);
  const facts = useFacts(props, parts);
  const { versions, isLoading } = useUnpublished(type, id, props.revision);
  const checks = [
    ...(facts.data ? publishChecks(parts, path, facts.data) : []),
    ...checkTyping(versions ?? [], usePageContext().user?.name),
  ];
  const isStopped = isLoading || facts.isPending || checks.some(({ level }) => level === 'stop');
  const button = usePublishKey();
  const answers = canSchedule ? (['schedule', 'publish'] as const) : (['publish'] as const);
  const main = day ? 'schedule' : 'publish';
  const onClose = () => onAnswer(null);
  const title = t(isLive ? 'changesTitle' : 'publishTitle', { title: parts.title || t('untitled') });
  return (
    <OpenDialog title={title} maxWidth={path ? '860px' : '480px'} onClose={onClose}>
      <Grid columns={path ? 'minmax(0, 1fr) 320px' : undefined} gap="6">
        <div>
          {isLive && !isLoading && (
            <Part title={t('goesLiveNow')}>
              <Changes
                {...{ versions, form: props.form }}
                before={{ ...props.before }}
                after={{ ...values }}
              />
            </Part>
          )}
          <Part title={t('checks')}>
            {facts.data ? <Checks checks={checks} /> : <NotLoaded title={t('notChecked')} query={facts} />}
          </Part>
        </div>
        {path && (
          <Part title={t('looks')}>
            <Previews
              {...{ parts, path }}
              pictures={facts.data?.pictures ?? {}}
              original={facts.data?.original}
            />
          </Part>
        )}
      </Grid>
      <div className="form-dialog-bar">
        <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
        {answers.map((answer) => (
          <Button
            key={answer}
            type="button"
            ref={answer === main ? button : undefined}
            variant={answer === main ? 'solid' : 'soft'}
            disabled={isStopped}
            onClick={() => onAnswer(answer)}
          >
            {t(answer === 'publish' && isLive ? 'publishChanges' : answer)}
          </Button>
        ))}
      </div>
    </OpenDialog>
  );
}

// Without an answer after this time, in milliseconds, the checks couldn't be made.
const longest = 10_000;

function useFacts({ type, id, path }: PublishPanelProps, parts: Parts) {
  const { site } = usePageContext();
  const { client } = api.useUtils();
  const links = ownLinks(parts, site.address)
    .filter((link) => link.length <= 300)
    .slice(0, 40);
  const files = filesOf(parts).slice(0, 300);
  const input = { type, id, path, files, links, blocks: blocksToCheck(parts) };
  return useQuery({
    queryKey: ['checkBeforePublishing', input],
    queryFn: () => client.site.checkBeforePublishing.query(input, { signal: AbortSignal.timeout(longest) }),
    ...readOnOpening,
  });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" size="3" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Checks({ checks }: { checks: Check[] }) {
  if (checks.length === 0) return <Outcome level="good" text={t('allGood')} />;
  return (
    <Grid asChild gap="2" style={{ overflowWrap: 'anywhere' }}>
      <ul>
        {checks.map((check) => (
          <li key={check.text}>
            <Outcome {...check} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

const looks = {
  stop: { color: 'red', Icon: OctagonX },
  warn: { color: 'amber', Icon: TriangleAlert },
  good: { color: 'green', Icon: CircleCheck },
} as const;

function Outcome({ level, text }: { level: keyof typeof looks; text: string }) {
  const { color, Icon } = looks[level];
  return (
    <Callout.Root color={color} size="1" role={level === 'stop' ? 'alert' : undefined} highContrast>
      <Callout.Icon>
        <Icon size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  );
}
