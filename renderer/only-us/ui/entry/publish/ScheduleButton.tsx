import CalendarClock from 'lucide-react/icons/calendar-clock';
import { later } from '#renderer/only-us/ui/later.tsx';
import { DialogButton } from '../../DialogButton.tsx';
import type { ContentType } from '../entry-api.ts';
import { t } from './texts.ts';

/** Loaded on first open. */
export const ScheduleDialog = later(() =>
  import('./ScheduleDialog.tsx').then((file) => ({ default: file.ScheduleDialog })),
);

/** An entry of a type with drafts, and its name. */
export interface ScheduledEntry {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  name: string;
  size?: '1' | '2' | undefined;
  /** Does it say what it does? In lists there is no room for that. */
  isWide?: boolean;
}

/** Opens the dialog for when an entry goes live and offline. */
export function ScheduleButton(props: ScheduledEntry) {
  return (
    <DialogButton
      label={t('scheduleOf', { title: props.name })}
      icon={<CalendarClock size={16} aria-hidden />}
      size={props.size}
      text={props.isWide ? t('schedule') : undefined}
    >
      {(close) => <ScheduleDialog {...props} onClose={close} />}
    </DialogButton>
  );
}
