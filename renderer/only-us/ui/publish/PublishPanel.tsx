import './publish-panel.css';
import { Button, Callout, Grid, Heading } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { type HistoryForm, useUnpublished } from '../history/history-api.ts';
import { type Choice, type Decision, planErrors } from '../schedules/plan.ts';
import { readOnOpening, useScheduled } from '../schedules/schedule-api.ts';
import { TimeChoice } from '../schedules/TimeChoice.tsx';
import { AsyncSection } from './AsyncSection.tsx';
import { Changes } from './Changes.tsx';
import { type Check, checkTyping, publishChecks } from './checks.ts';
import { Previews } from './Previews.tsx';
import { blocksToCheck, filesOf, ownLinks, partsOf } from './parts.ts';
import { t } from './texts.ts';

export interface PublishPanelProps {
  type: ContentType;
  id: number | null;
  values: object;
  before: object;
  form: Pick<HistoryForm, 'labels' | 'format' | 'fields'>;
  /** The revision of the working copy that is published; 0 for none. */
  revision: number;
  path: string | null;
  isLive: boolean;
  /** When it is published by its own date; null for now. */
  ownDate: Date | null;
  canSchedule: boolean;
  /** It opens only for what somebody else typed, without times. */
  onlyOthers: boolean;
  onConfirm(decision: Decision): void;
  onClose(): void;
}

export function PublishPanel(props: PublishPanelProps) {
  const { type, id, values, path, isLive, ownDate, canSchedule, onlyOthers, onConfirm, onClose } = props;
  const parts = partsOf(props.form.fields, values);
  const facts = useFacts(props);
  const schedule = useScheduled(type, onlyOthers ? null : id);
  const known = schedule.data?.known ?? null;
  const [chosen, choose] = useState<{ when?: Choice; until?: Choice }>({});
  const when = chosen.when ?? choiceOf(canSchedule ? (known?.publish?.at ?? ownDate) : null);
  const until = chosen.until ?? choiceOf(known?.unpublish?.at ?? null);
  const [isTried, setTried] = useState(false);
  const errors = planErrors(when, until, new Date());
  const { versions, isLoading } = useUnpublished(type, id, props.revision);
  const checks = [
    ...(facts.data ? publishChecks(parts, path, facts.data) : []),
    ...checkTyping(versions ?? [], usePageContext().user?.name),
  ];
  const isStopped =
    isLoading || facts.isPending || schedule.isPending || checks.some(({ level }) => level === 'stop');
  const confirm = () => {
    setTried(true);
    if (errors.when || errors.until) return;
    const at = when.isLater ? when.instant : null;
    onConfirm({ at, until: until.isLater ? until.instant : null, known });
  };
  const shown = isTried ? errors : {};
  const title = t(isLive ? 'changesTitle' : 'publishTitle', { title: parts.title || t('untitled') });
  return (
    <OpenDialog title={title} className="publish-panel" maxWidth={path ? '860px' : '480px'} onClose={onClose}>
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
            <AsyncSection query={facts} reading={t('checking')} failed={t('notChecked')}>
              <Checks checks={checks} />
            </AsyncSection>
          </Part>
          {!onlyOthers && (
            <Grid gap="4" mt="5">
              <AsyncSection query={schedule} reading={t('readingSchedule')} failed={t('scheduleUnknown')}>
                {canSchedule && (
                  <TimeChoice
                    {...{ label: t('when'), none: t('now'), field: t('day') }}
                    value={when}
                    onChange={(value) => choose({ ...chosen, when: value })}
                    error={shown.when}
                  />
                )}
                <TimeChoice
                  {...{ label: t('until'), none: t('never'), field: t('lastDay') }}
                  value={until}
                  onChange={(value) => choose({ ...chosen, until: value })}
                  error={shown.until}
                />
              </AsyncSection>
            </Grid>
          )}
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
        <Button type="button" disabled={isStopped} onClick={confirm}>
          {t(when.isLater ? 'schedule' : isLive ? 'publishChanges' : 'publish')}
        </Button>
      </div>
    </OpenDialog>
  );
}

// Without an answer after this time, in milliseconds, the checks couldn't be made.
const longest = 10_000;

function useFacts({ type, id, values, path, form }: PublishPanelProps) {
  const { site } = usePageContext();
  const { client } = api.useUtils();
  const parts = partsOf(form.fields, values);
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

function choiceOf(instant: Date | null): Choice {
  return { isLater: instant !== null, instant };
}

const looks = {
  stop: { color: 'red', Icon: OctagonX },
  warn: { color: 'amber', Icon: TriangleAlert },
} as const;

function Checks({ checks }: { checks: Check[] }) {
  if (checks.length === 0) {
    return (
      <Callout.Root color="green" highContrast size="1">
        <Callout.Icon>
          <CircleCheck size={16} aria-hidden />
        </Callout.Icon>
        <Callout.Text>{t('allGood')}</Callout.Text>
      </Callout.Root>
    );
  }
  return (
    <ul className="publish-checks">
      {checks.map(({ level, text }) => {
        const { color, Icon } = looks[level];
        return (
          <li key={text}>
            <Callout.Root color={color} size="1" role={level === 'stop' ? 'alert' : undefined} highContrast>
              <Callout.Icon>
                <Icon size={16} aria-hidden />
              </Callout.Icon>
              <Callout.Text>{text}</Callout.Text>
            </Callout.Root>
          </li>
        );
      })}
    </ul>
  );
}
