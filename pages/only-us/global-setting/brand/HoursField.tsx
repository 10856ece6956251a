import { Flex, Grid } from '@radix-ui/themes';
import { useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { BrandFields, OpeningHours } from '#lib/brand.ts';
import { dayNames } from '#lib/dates.ts';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { DateField } from '#renderer/only-us/ui/base/DateField.tsx';
import { ErrorText } from '#renderer/only-us/ui/base/ErrorText.tsx';
import { errorOf } from '#renderer/only-us/ui/base/error-of.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { t } from './texts.ts';

const usual = { opens: '08:00', closes: '17:00' };

export function HoursField({ form }: { form: UseFormReturn<BrandFields> }) {
  const { field } = useController({ control: form.control, name: 'hours' });
  const hours: OpeningHours = field.value;
  const set = (day: number, times: OpeningHours[number]) =>
    field.onChange(hours.map((each, index) => (index === day ? times : each)));
  return (
    <Section title={t('hours')} hint={t('hoursHint')}>
      <Grid asChild gap="2">
        <ul>
          {dayNames.map((name, day) => {
            const times = hours[day] ?? null;
            // A day that is ticked opens as the one before it does.
            const before = hours.slice(0, day).findLast((each) => each !== null);
            return (
              <Grid key={name} asChild columns="140px minmax(0, 1fr)" align="center" minHeight="32px">
                <li>
                  <CheckField
                    label={name}
                    checked={times !== null}
                    onChange={(isOpen) => set(day, isOpen ? { ...(before ?? usual) } : null)}
                  />
                  {times ? (
                    <DayTimes
                      form={form}
                      day={day}
                      name={name}
                      times={times}
                      onChange={(next) => set(day, next)}
                    />
                  ) : (
                    <Muted as="span">{t('closed')}</Muted>
                  )}
                </li>
              </Grid>
            );
          })}
        </ul>
      </Grid>
    </Section>
  );
}

type Times = NonNullable<OpeningHours[number]>;

interface Props {
  form: UseFormReturn<BrandFields>;
  day: number;
  name: string;
  times: Times;
  onChange(times: Times): void;
}

function DayTimes({ form, day, name, times, onChange }: Props) {
  const id = useId();
  const ends = ['opens', 'closes'] as const;
  const errors = ends.map((end) => errorOf(form, `hours.${day}.${end}`));
  const error = errors.find((each) => each !== undefined);
  return (
    <Flex wrap="wrap" gapX="3" gapY="2" align="center">
      {ends.map((end, index) => (
        <DateField
          key={end}
          kind="time"
          aria-label={t(end, { day: name })}
          aria-invalid={errors[index] ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={times[end]}
          onChange={(time) => onChange({ ...times, [end]: time })}
        />
      ))}
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </Flex>
  );
}
