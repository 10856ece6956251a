import { IconButton } from '@radix-ui/themes';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { lazy, Suspense, useState } from 'react';
import type { ContentType } from '../entry-api.ts';
import { t } from './texts.ts';

// Loaded on first open.
const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog.tsx').then((file) => ({ default: file.ScheduleDialog })),
);

/** An entry of a type with drafts, and its name. */
export interface ScheduledEntry {
  type: ContentType;
  entry: { id: number; status: 'draft' | 'published' };
  name: string;
  size?: '1' | '2';
}

/** Opens the dialog for when an entry goes live and offline. */
export function ScheduleButton(props: ScheduledEntry) {
  const [isOpen, setOpen] = useState(false);
  const label = t('scheduleOf', { title: props.name });
  return (
    <>
      <IconButton
        type="button"
        size={props.size}
        variant="soft"
        color="gray"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarClock size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ScheduleDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
