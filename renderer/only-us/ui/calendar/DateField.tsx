import './date-field.css';
import { IconButton, Popover, TextField } from '@radix-ui/themes';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type Ref, useState } from 'react';
import { later } from '../later.tsx';

// Loaded on first open.
const Calendar = later(() => import('./Calendar.tsx'), 'Calendar');

// What a day gets when it is chosen before a time was typed.
const morning = '09:00';

interface Props {
  /** '2026-08-07T09:05', or '2026-08-07' for a day alone; '' for none. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** Today by the clocks of the site, '2026-08-07'. */
  today: string;
  wholeDay?: boolean;
  /** What the button that opens the calendar is called. */
  calendarLabel: string;
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A date, with a time unless `wholeDay`: typed, or its day chosen from a calendar. */
export function DateField({ value, onChange, today, wholeDay = false, calendarLabel, ...input }: Props) {
  const [open, setOpen] = useState(false);
  const [day = '', time = morning] = value.split('T');
  const choose = (chosen: string) => {
    onChange(wholeDay ? chosen : `${chosen}T${time}`);
    setOpen(false);
  };
  return (
    <TextField.Root
      className="date-field"
      type={wholeDay ? 'date' : 'datetime-local'}
      max={wholeDay ? '9999-12-31' : '9999-12-31T23:59'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...input}
    >
      <TextField.Slot side="right">
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger>
            <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={calendarLabel}>
              <CalendarDays size={16} aria-hidden />
            </IconButton>
          </Popover.Trigger>
          <Popover.Content size="1" align="end" minHeight="330px" minWidth="290px" aria-label={calendarLabel}>
            <Calendar value={day} today={today} onChoose={choose} />
          </Popover.Content>
        </Popover.Root>
      </TextField.Slot>
    </TextField.Root>
  );
}
