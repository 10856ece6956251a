import './calendar.css';
import { Popover } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { dayNames, formatDate, formatDay } from '#lib/dates.ts';
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

/** A month to choose a day from: Monday first, with the names of spec §9. */
function Calendar({ value, today, onChoose }: Props) {
  const selected = dateOf(value);
  const caption = (month: Date) => formatDate(new Date(textOf(month)), 'UTC').replace(/^\d+ /, '');
  const dayName = (day: Date) => dayNames[(day.getDay() + 6) % 7] ?? '';
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      selected={selected}
      defaultMonth={selected ?? dateOf(today)}
      today={dateOf(today)}
      weekStartsOn={1}
      showOutsideDays
      onSelect={(day) => onChoose(textOf(day))}
      formatters={{ formatCaption: caption, formatWeekdayName: (day) => dayName(day).slice(0, 3) }}
      labels={{
        labelGrid: caption,
        labelWeekday: dayName,
        labelDayButton: (day) => formatDay(new Date(textOf(day)), 'UTC'),
        labelPrevious: () => localize('Previous month'),
        labelNext: () => localize('Next month'),
        labelNav: () => localize('Months'),
      }}
    />
  );
}

// Days without a time are local dates of this browser, whatever the site's time zone.
function dateOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const made = new Date(2000, month - 1, date, 12);
  made.setFullYear(year, month - 1, date);
  return made;
}

function textOf(day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((number) => String(number).padStart(2, '0'));
  return [String(day.getFullYear()).padStart(4, '0'), month, date].join('-');
}
