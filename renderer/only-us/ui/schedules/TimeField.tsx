import { Button } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDay, instantAt, localTime } from '#lib/dates.ts';
import { DateField } from '../base/DateField.tsx';
import { Field } from '../base/Field.tsx';
import { zoneName } from '../base/zone-name.ts';
import { t } from './texts.ts';

interface Props {
  label: string;
  value: Date | null;
  error: string | undefined;
  onChange(value: Date | null): void;
}

/** An instant by the clocks of the site, or none. */
export function TimeField({ label, value, error, onChange }: Props) {
  const { timeZone } = usePageContext().site;
  const zone = zoneName(timeZone);
  const clear = value && (
    <Button
      type="button"
      variant="ghost"
      size="1"
      style={{ alignSelf: 'start' }}
      aria-label={t('clearOf', { field: label })}
      onClick={() => onChange(null)}
    >
      {t('clear')}
    </Button>
  );
  return (
    <Field
      label={label}
      hint={value ? t('zone', { day: formatDay(value, timeZone), zone }) : t('noDay', { zone })}
      error={error}
      action={clear}
    >
      <DateField
        value={value ? localTime(value, timeZone) : ''}
        calendar={{
          today: localTime(new Date(), timeZone).slice(0, 10),
          label: t('calendarFor', { field: label }),
        }}
        onChange={(typed) => onChange(instantAt(typed, timeZone))}
      />
    </Field>
  );
}
