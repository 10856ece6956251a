import './date-field.css';
import { TextField } from '@radix-ui/themes';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type Ref, useState } from 'react';
import { years } from '#lib/inputs.ts';
import { ErrorText } from './ErrorText.tsx';
import type { Described } from './Field.tsx';
import { later } from './later.tsx';
import { QuietIconButton } from './QuietButton.tsx';
import { texts } from './texts.ts';
import { inThisCentury, readDate } from './typed-date.ts';

const Calendar = later(() => import('./Calendar.tsx'), 'CalendarPopover');

// The time of a day chosen before a time was typed.
const morning = '09:00';

const types = { instant: 'datetime-local', day: 'date', time: 'time' } as const;

interface Props extends Described {
  /** '2026-08-07T09:05', '2026-08-07' for a day alone, '09:05' for a time; '' for none. */
  value: string;
  /** Called for complete dates and for none. While a part is missing, the value stays. */
  onChange(value: string): void;
  onBlur?(): void;
  kind?: keyof typeof types;
  /** The latest. */
  max?: string | undefined;
  /** Today in the site's time zone, and the label of the calendar's button. Not for a time. */
  calendar?: { today: string; label: string };
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A date, a time or both, typed or chosen from a calendar. */
export function DateField(props: Props) {
  const { value, onChange, onBlur, kind = 'instant', calendar, max, ...input } = props;
  const [typed, setTyped] = useState<{ over: string; text: string; isLeft: boolean } | null>(null);
  // Until another value comes.
  const unfinished = typed?.over === value ? typed : null;
  const read = (target: HTMLInputElement, isLeft: boolean) => {
    const text = isLeft ? inThisCentury(target.value) : target.value;
    const date = readDate({ value: text, validity: target.validity });
    setTyped(date === null ? { over: value, text, isLeft } : null);
    if (date !== null && (date !== value || unfinished)) onChange(date);
  };
  const isWrong = unfinished?.isLeft || input['aria-invalid'];
  return (
    <>
      <TextField.Root
        className="date-field"
        type={types[kind]}
        max={max ?? (kind === 'time' ? undefined : `9999-12-31${kind === 'instant' ? 'T23:59' : ''}`)}
        value={unfinished?.text ?? value}
        onChange={({ target }) => read(target, false)}
        onBlur={({ target }) => {
          read(target, true);
          onBlur?.();
        }}
        {...input}
        aria-invalid={isWrong ? true : undefined}
        data-unfinished={unfinished ? true : undefined}
      >
        {calendar && (
          <TextField.Slot side="right">
            <DayButton {...calendar} value={value} onChange={onChange} kind={kind} />
          </TextField.Slot>
        )}
      </TextField.Root>
      {unfinished?.isLeft && !input['aria-invalid'] && (
        <ErrorText>{whyUnfinished(unfinished.text, kind === 'time')}</ErrorText>
      )}
    </>
  );
}

type ButtonProps = Pick<Props, 'value' | 'onChange' | 'kind'> & NonNullable<Props['calendar']>;

function DayButton({ value, onChange, kind, today, label }: ButtonProps) {
  const [isAsked, ask] = useState(false);
  const [day = '', time = morning] = value.split('T');
  const choose = (chosen: string) => onChange(kind === 'day' ? chosen : `${chosen}T${time}`);
  const button = (
    <QuietIconButton size="1" label={label} aria-haspopup="dialog" onClick={() => ask(true)}>
      <CalendarDays size={16} aria-hidden />
    </QuietIconButton>
  );
  if (!isAsked) return button;
  return (
    <Calendar {...{ label, today }} value={day} onChoose={choose} onClose={() => ask(false)}>
      {button}
    </Calendar>
  );
}

/** The first incomplete date of a form. */
export function unfinishedDate(form: HTMLElement | null): HTMLInputElement | null {
  return form?.querySelector('.date-field input:is([data-unfinished], :invalid)') ?? null;
}

/** A date says what is missing once it is left. */
export function focusAgain(input: HTMLInputElement) {
  input.blur();
  input.focus();
}

const t = texts('date', {
  date: 'This date isn’t complete.',
  time: 'This time isn’t complete.',
  year: 'Please enter a year from {first} to {last}.',
});

function whyUnfinished(typed: string, isTime: boolean): string {
  if (typed) return t('year', { first: String(years.first), last: String(years.last) });
  return t(isTime ? 'time' : 'date');
}
