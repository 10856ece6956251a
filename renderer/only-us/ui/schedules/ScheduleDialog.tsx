import '../publish/publish-panel.css';
import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { ContentType } from '../../content-api.ts';
import { toast, toastFailure } from '../../toast.ts';
import { DialogFooter } from '../base/DialogFooter.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { AsyncSection } from '../publish/AsyncSection.tsx';
import { t } from '../publish/texts.ts';
import { type Choice, describeSchedule, planErrors } from './plan.ts';
import { SeeSiteThen } from './SeeSiteThen.tsx';
import { type Scheduled, useScheduleApi, useScheduled } from './schedule-api.ts';
import { TimeChoice } from './TimeChoice.tsx';

interface Props {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  name: string;
  onClose(): void;
}

export function ScheduleDialog(props: Props) {
  const { type, entry, name, onClose } = props;
  const scheduled = useScheduled(type, entry.id);
  return (
    <OpenDialog
      title={t('scheduleTitle', { title: name })}
      className="publish-panel"
      maxWidth="420px"
      onClose={onClose}
    >
      <AsyncSection query={scheduled} reading={t('readingSchedule')} failed={t('scheduleNotRead')}>
        {scheduled.data && <Choices {...props} {...scheduled.data} />}
      </AsyncSection>
    </OpenDialog>
  );
}

function Choices({
  type,
  entry,
  name,
  onClose,
  known,
  hasChanges,
}: Props & { known: Scheduled; hasChanges: boolean }) {
  const api = useScheduleApi(type);
  const isLive = entry.status === 'published';
  const canPublish = !isLive || hasChanges;
  const [when, setWhen] = useState(choiceOf(canPublish ? known.publish : null));
  const [until, setUntil] = useState(choiceOf(known.unpublish));
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const errors = planErrors(when, until, new Date());
  const shown = isTried ? errors : {};
  const save = async () => {
    setTried(true);
    if (errors.when || errors.until) return;
    setSaving(true);
    try {
      const wanted = { publish: wantedOf(when), unpublish: wantedOf(until) };
      await api.save(entry.id, wanted, known);
      toast(t('success'), 'success');
      onClose();
    } catch (error) {
      toastFailure(error);
      setSaving(false);
    }
  };
  return (
    <>
      <Grid gap="4" mt="5">
        {canPublish && (
          <TimeChoice
            {...{ label: t(isLive ? 'changesGoLive' : 'goesLive'), none: t('notScheduled'), field: t('day') }}
            value={when}
            onChange={setWhen}
            error={shown.when}
            note={<Known schedule={known.publish} name={name} />}
          />
        )}
        <TimeChoice
          {...{ label: t('goesOffline'), none: t('never'), field: t('lastDay') }}
          value={until}
          onChange={setUntil}
          error={shown.until}
          note={<Known schedule={known.unpublish} name={name} />}
        />
      </Grid>
      <DialogFooter onClose={onClose}>
        <Button type="button" loading={isSaving} onClick={save}>
          {t(when.isLater || until.isLater ? 'schedule' : 'save')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Known({ schedule, name }: { schedule: Scheduled['publish']; name: string }) {
  const { timeZone } = usePageContext().site;
  if (!schedule) return null;
  const { failed } = schedule;
  return (
    <Flex align="center" justify="between" gap="3" mt="2">
      <Text as="p" size="1" color={failed ? 'red' : 'gray'}>
        {describeSchedule(schedule, timeZone)}
        {failed && ` · ${t('failed', { why: failed })}`}
      </Text>
      {!failed && <SeeSiteThen at={schedule.at} name={name} />}
    </Flex>
  );
}

function choiceOf(schedule: Scheduled['publish']): Choice {
  return { isLater: schedule !== null, instant: schedule?.at ?? null };
}

function wantedOf({ isLater, instant }: Choice) {
  return isLater ? instant : null;
}
