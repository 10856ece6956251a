import './publish-panel.css';
import { Button, Callout, Dialog, Flex, Heading } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { useRestoreFocus } from '../../use-restore-focus.ts';
import type { ContentType } from '../entry-api.ts';
import { type Check, filesOf, ownLinks, partsOf, publishChecks } from './checks.ts';
import { Previews } from './Previews.tsx';
import { type Choice, type Plan, planErrors } from './plan.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { t } from './texts.ts';

export interface PublishPanelProps {
  type: ContentType;
  /** The entry's id; null for a new one. */
  id: number | null;
  /** What is to be published. */
  values: object;
  /** The path of its public page; null for types without one. */
  path: string | null;
  /** Do visitors see the entry already? Then these are changes of it. */
  isLive: boolean;
  /** What is planned already. */
  planned: Plan;
  /** May it be published later than now? */
  canSchedule: boolean;
  onConfirm(plan: Plan): void;
  onClose(): void;
}

/** What to know before something is published, and when that happens. */
export function PublishPanel(props: PublishPanelProps) {
  const { values, path, isLive, planned, canSchedule, onConfirm, onClose } = props;
  const parts = partsOf(values);
  const known = useKnown(props);
  const [when, setWhen] = useState(choiceOf(planned.at));
  const [until, setUntil] = useState(choiceOf(planned.until));
  const [isTried, setTried] = useState(false);
  const restoreFocus = useRestoreFocus();
  const errors = planErrors(when, until, new Date());
  const checks = known ? publishChecks(values, path, known) : null;
  const isStopped = checks === null || checks.some(({ level }) => level === 'stop');
  const confirm = () => {
    setTried(true);
    if (errors.when || errors.until) return;
    onConfirm({ at: when.isLater ? when.instant : null, until: until.isLater ? until.instant : null });
  };
  const shown = isTried ? errors : {};
  const title = t(isLive ? 'changesTitle' : 'publishTitle', { title: parts.title || t('untitled') });
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        className="publish-panel"
        maxWidth={path ? '860px' : '480px'}
        onCloseAutoFocus={restoreFocus}
        aria-describedby={undefined}
      >
        <Dialog.Title>{title}</Dialog.Title>
        <div className={path ? 'publish-columns' : undefined}>
          <div>
            <Part title={t('checks')}>{checks && <Checks checks={checks} />}</Part>
            <div className="publish-times">
              {canSchedule && (
                <TimeChoice
                  {...{ label: t('when'), none: t('now'), field: t('day') }}
                  value={when}
                  onChange={setWhen}
                  error={shown.when}
                />
              )}
              <TimeChoice
                {...{ label: t('until'), none: t('never'), field: t('lastDay') }}
                value={until}
                onChange={setUntil}
                error={shown.until}
              />
            </div>
          </div>
          {path && (
            <Part title={t('looks')}>
              <Previews parts={parts} path={path} pictures={known?.pictures ?? {}} />
            </Part>
          )}
        </div>
        <Flex gap="3" mt="5" justify="end">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="button" disabled={isStopped} onClick={confirm}>
            {t(when.isLater ? 'schedule' : isLive ? 'publishChanges' : 'publish')}
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function useKnown({ type, id, values, path }: PublishPanelProps) {
  const { site } = usePageContext();
  const parts = partsOf(values);
  const links = ownLinks(parts, site.address)
    .filter((link) => link.length <= 300)
    .slice(0, 40);
  const files = filesOf(parts).slice(0, 300);
  const input = { type, id, path, files, links };
  return api.site.checkBeforePublishing.useQuery(input, { staleTime: 0, gcTime: 0 }).data;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h3" size="3" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}

const looks = {
  stop: { color: 'red', Icon: OctagonX },
  warn: { color: 'amber', Icon: TriangleAlert },
} as const;

function Checks({ checks }: { checks: Check[] }) {
  if (checks.length === 0) {
    return (
      <Callout.Root color="green" size="1">
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

function choiceOf(instant: Date | null): Choice {
  return { isLater: instant !== null, instant };
}
