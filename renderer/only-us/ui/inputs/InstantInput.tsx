import { type FieldValues, useController } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDay, instantAt, localTime } from '#lib/dates.ts';
import { DateField } from '../base/DateField.tsx';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { Field } from '../base/Field.tsx';
import { t } from './texts.ts';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  wholeDay?: boolean;
  /** Why an instant to come is refused. */
  tooLate?: string;
}

export function InstantInput<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, hint, wholeDay = false, tooLate } = props;
  const { timeZone } = usePageContext().site;
  const { field } = useController({ control: form.control, name });
  const shown = (instant: Date | null) => {
    if (!instant) return '';
    const local = localTime(instant, timeZone);
    return wholeDay ? local.slice(0, 10) : local;
  };
  const meant = (typed: string) => instantAt(wholeDay ? `${typed}T23:59:59` : typed, timeZone);
  // The day's name helps to notice a wrong date.
  const note = (instant: Date | null) =>
    instant ? [formatDay(instant, timeZone), hint].filter(Boolean).join(' · ') : hint;
  const now = new Date();
  const isLate = tooLate && ((field.value as Date | null) ?? now) > now;
  const error = isLate ? tooLate : errorOf(form, name);
  return (
    <Field label={label} name={name} hint={note(field.value)} error={error}>
      <DateField
        ref={field.ref}
        kind={wholeDay ? 'day' : 'instant'}
        value={shown(field.value)}
        max={tooLate && localTime(now, timeZone)}
        calendar={{
          today: localTime(now, timeZone).slice(0, 10),
          label: t('calendarFor', { field: label }),
        }}
        onChange={(typed) => field.onChange(meant(typed))}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
