import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import type { ContentType } from '../../content-api.ts';
import { toast, toastFailure } from '../../toast.ts';
import { AsyncSection } from '../base/AsyncSection.tsx';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { SeeSiteThen } from './SeeSiteThen.tsx';
import { type Scheduled, useScheduleApi, useScheduled } from './schedule-api.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { t } from './texts.ts';
import { usePlan } from './use-plan.ts';

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
    <OpenDialog title={t('title', { title: name })} maxWidth="420px" onClose={onClose}>
      <AsyncSection query={scheduled} reading={t('reading')} failed={t('notRead')}>
        {scheduled.data && <Choices {...props} {...scheduled.data} />}
      </AsyncSection>
    </OpenDialog>
  );
}

function Choices(props: Props & { known: Scheduled; hasChanges: boolean }) {
  const { type, entry, name, onClose, known, hasChanges } = props;
  const api = useScheduleApi(type);
  const isLive = entry.status === 'published';
  const canPublish = !isLive || hasChanges;
  const { when, until, confirm } = usePlan(
    (canPublish && known.publish?.at) || null,
    known.unpublish?.at ?? null,
  );
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const plan = confirm();
    if (!plan) return;
    setSaving(true);
    try {
      await api.save(entry.id, { publish: plan.at, unpublish: plan.until }, known);
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
            {...when}
            note={<Known schedule={known.publish} name={name} />}
          />
        )}
        <TimeChoice
          {...{ label: t('goesOffline'), none: t('never'), field: t('lastDay') }}
          {...until}
          note={<Known schedule={known.unpublish} name={name} />}
        />
      </Grid>
      <DialogFooter onClose={onClose}>
        <Button type="button" loading={isSaving} onClick={save}>
          {t(when.value.isLater || until.value.isLater ? 'schedule' : 'save')}
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

/** 'Scheduled for 7 Aug 2026, 09:00 by Budi' */
function describeSchedule({ at, by }: { at: Date; by: string | null }, timeZone: string): string {
  const date = spokenTime(at, timeZone);
  return by ? t('scheduledBy', { date, name: by }) : t('scheduled', { date });
}
