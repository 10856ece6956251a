import { Flex, Text, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BrandFields, OpeningHours } from '#lib/brand.ts';
import { errorOf } from '#renderer/only-us/ui/inputs/error-of.ts';
import { t } from './texts.ts';

type Times = NonNullable<OpeningHours[number]>;

interface Props {
  form: UseFormReturn<BrandFields>;
  day: number;
  name: string;
  times: Times;
  onChange(times: Times): void;
}

/** When the office opens and closes on a day. */
export function DayTimes({ form, day, name, times, onChange }: Props) {
  const id = useId();
  const ends = ['opens', 'closes'] as const;
  const errors = ends.map((end) => errorOf(form, `hours.${day}.${end}` as never));
  const error = errors.find((each) => each !== undefined);
  return (
    <Flex wrap="wrap" gapX="3" gapY="2" align="center">
      {ends.map((end, index) => (
        <TextField.Root
          key={end}
          type="time"
          aria-label={t(end, { day: name })}
          aria-invalid={errors[index] ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={times[end]}
          onChange={(event) => onChange({ ...times, [end]: event.target.value })}
        />
      ))}
      {error && (
        <Text id={id} size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </Flex>
  );
}
