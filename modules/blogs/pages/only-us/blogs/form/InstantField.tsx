import { TextField } from '@radix-ui/themes';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { instantAt, localTime } from '#renderer/ui/dates.ts';
import { Field } from '#renderer/ui/Field.tsx';

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
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
          <TextField.Root
            ref={field.ref}
            type={wholeDay ? 'date' : 'datetime-local'}
            max={wholeDay ? '9999-12-31' : '9999-12-31T23:59'}
            value={shown(field.value)}
            onChange={({ target }) => field.onChange(meant(target.value))}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
