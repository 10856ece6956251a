import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import type { ContentType } from '../../content-api.ts';
import { toast, toastFailure } from '../../toast.ts';
import { focusAgain, unfinishedDate } from '../base/DateField.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { usePublishKey } from '../base/use-publish-key.ts';
import { SeeSiteThen } from './SeeSiteThen.tsx';
import { type Scheduled, useSaveSchedule, useScheduled } from './schedule-api.ts';
import { TimeField } from './TimeField.tsx';
import { t } from './texts.ts';

interface Props {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  name: string;
  /** The time to begin with; null for none. */
  day?: Date | null;
  onClose(): void;
}

type Action = keyof Scheduled;

/** The one place to plan when an entry, or its changes, go live and offline. */
export function ScheduleDialog(props: Props) {
  const { type, entry, name, onClose } = props;
  const scheduled = useScheduled(type, entry.id);
  return (
    <OpenDialog title={t('title', { title: name })} maxWidth="420px" onClose={onClose}>
      {scheduled.data ? (
        <Times {...props} {...scheduled.data} />
      ) : (
        <NotLoaded title={t('notRead')} query={scheduled} />
      )}
    </OpenDialog>
  );
}

function Times(props: Props & { known: Scheduled; hasChanges: boolean }) {
  const { type, entry, name, day = null, onClose, known, hasChanges } = props;
  const saveSchedule = useSaveSchedule(type, entry.id);
  const button = usePublishKey();
  const canPublish = entry.status === 'draft' || hasChanges || known.publish !== null;
  const actions: Action[] = canPublish ? ['publish', 'unpublish'] : ['unpublish'];
  const [wanted, choose] = useState({
    publish: known.publish?.at ?? day,
    unpublish: known.unpublish?.at ?? null,
  });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isCanceled = !wanted.publish && !wanted.unpublish && Boolean(known.publish || known.unpublish);
  const fields = useRef<HTMLDivElement>(null);
  const save = async () => {
    setTried(true);
    const unfinished = unfinishedDate(fields.current);
    if (unfinished) return focusAgain(unfinished);
    if (actions.some((action) => errorAt(action))) return;
    setSaving(true);
    try {
      await saveSchedule(wanted, known);
      toast(t('success'), 'success');
      onClose();
    } catch (error) {
      toastFailure(error);
      setSaving(false);
    }
  };
  const errorAt = (action: Action) => {
    const { publish, unpublish } = wanted;
    const at = wanted[action];
    if (at && at <= new Date()) return t('past');
    if (at && action === 'unpublish' && publish && at <= publish) return t('order');
    return action === actions[0] && !publish && !unpublish && !isCanceled ? t('needsTime') : undefined;
  };
  return (
    <>
      <Grid gap="4" ref={fields}>
        {actions.map((action) => (
          <div key={action}>
            <TimeField
              label={t(action === 'publish' ? 'day' : 'lastDay')}
              value={wanted[action]}
              error={isTried ? errorAt(action) : undefined}
              onChange={(at) => choose({ ...wanted, [action]: at })}
            />
            <Known schedule={known[action]} name={name} />
          </div>
        ))}
      </Grid>
      <DialogFooter onClose={onClose}>
        <Button ref={button} type="button" loading={isSaving} onClick={save}>
          {t(isCanceled ? 'save' : 'schedule')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Known({ schedule, name }: { schedule: Scheduled['publish']; name: string }) {
  const { timeZone } = usePageContext().site;
  if (!schedule) return null;
  const { at, by, failed } = schedule;
  const date = spokenTime(at, timeZone);
  return (
    <Flex align="center" justify="between" gap="3" mt="2">
      <Text as="p" size="1" color={failed ? 'red' : 'gray'}>
        {by ? t('scheduledBy', { date, name: by }) : t('scheduled', { date })}
        {failed && ` · ${t('failed', { why: failed })}`}
      </Text>
      {!failed && <SeeSiteThen at={at} name={name} />}
    </Flex>
  );
}
