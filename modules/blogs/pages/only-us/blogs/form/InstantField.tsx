import { Controller, type UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDay, instantAt, localTime } from '#lib/dates.ts';
import { t } from '#modules/blogs/texts.ts';
import type { PostFields } from '#modules/blogs/type.ts';
import { DateField } from '#renderer/only-us/ui/calendar/DateField.tsx';
import { Field } from '#renderer/only-us/ui/Field.tsx';

interface Props {
  form: UseFormReturn<PostFields>;
  name: 'publishedAt' | 'closesAt';
  label: string;
  hint: string;
  /** Only a day is asked for: its last second is meant. */
  wholeDay?: boolean;
}

/** An instant, by the clocks of the site's time zone. */
export function InstantField({ form, name, label, hint, wholeDay = false }: Props) {
  const { timeZone } = usePageContext().site;
  const shown = (instant: Date | null) => {
    if (!instant) return '';
    const local = localTime(instant, timeZone);
    return wholeDay ? local.slice(0, 10) : local;
  };
  const meant = (typed: string) => instantAt(wholeDay ? `${typed}T23:59:59` : typed, timeZone);
  // The day's name helps to notice a wrong date.
  const note = (instant: Date | null) => (instant ? `${formatDay(instant, timeZone)} · ${hint}` : hint);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <Field label={label} hint={note(field.value)} error={form.formState.errors[name]?.message}>
          <DateField
            ref={field.ref}
            kind={wholeDay ? 'day' : 'instant'}
            value={shown(field.value)}
            calendar={{
              today: localTime(new Date(), timeZone).slice(0, 10),
              label: t('calendarFor', { field: label }),
            }}
            onChange={(typed) => field.onChange(meant(typed))}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
