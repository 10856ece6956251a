import './calendar.css';
import { Popover } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { dayNames, formatDate, formatDay, localDay } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';

interface Props {
  value: string;
  today: string;
  onChoose(day: string): void;
}

interface PopoverProps extends Props {
  label: string;
  onClose?(): void;
  children?: ReactNode;
}

export function CalendarPopover({ label, onChoose, children, ...calendar }: PopoverProps) {
  const [open, setOpen] = useState(true);
  const choose = (day: string) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>{children}</Popover.Trigger>
      <Popover.Content size="1" align="end" minHeight="330px" minWidth="290px" aria-label={label}>
        <Calendar {...calendar} onChoose={choose} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** A month to choose a day from: Monday first, with the names of spec §9. Days without a time are those of UTC. */
function Calendar({ value, today, onChoose }: Props) {
  const selected = value ? new Date(value) : undefined;
  const caption = (month: Date) => formatDate(month, 'UTC').replace(/^\d+ /, '');
  const dayName = (day: Date) => dayNames[(day.getDay() + 6) % 7] ?? '';
  return (
    <DayPicker
      mode="single"
      timeZone="UTC"
      autoFocus
      required
      selected={selected}
      defaultMonth={selected ?? new Date(today)}
      today={new Date(today)}
      weekStartsOn={1}
      showOutsideDays
      onSelect={(day) => onChoose(localDay(day, 'UTC'))}
      formatters={{ formatCaption: caption, formatWeekdayName: (day) => dayName(day).slice(0, 3) }}
      labels={{
        labelGrid: caption,
        labelWeekday: dayName,
        labelDayButton: (day) => formatDay(day, 'UTC'),
        labelPrevious: () => localize('Previous month'),
        labelNext: () => localize('Next month'),
        labelNav: () => localize('Months'),
      }}
    />
  );
}
