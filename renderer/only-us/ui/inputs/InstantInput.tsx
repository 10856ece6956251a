import { type FieldValues, useController } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDay, instantAt, localDay, localTime } from '#lib/dates.ts';
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
  const instant: Date | null = field.value;
  const shownIn = wholeDay ? localDay : localTime;
  // The day's name helps to notice a wrong date.
  const note = [instant && formatDay(instant, timeZone), hint].filter(Boolean).join(' · ');
  const now = new Date();
  const error = tooLate && instant && instant > now ? tooLate : errorOf(form, name);
  return (
    <Field label={label} name={name} hint={note} error={error}>
      <DateField
        ref={field.ref}
        kind={wholeDay ? 'day' : 'instant'}
        value={instant ? shownIn(instant, timeZone) : ''}
        max={tooLate && localTime(now, timeZone)}
        calendar={{
          today: localDay(now, timeZone),
          label: t('calendarFor', { field: label }),
        }}
        onChange={(typed) => field.onChange(instantAt(wholeDay ? `${typed}T23:59:59` : typed, timeZone))}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
