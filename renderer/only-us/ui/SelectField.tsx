import { Select } from '@radix-ui/themes';

interface Props<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  id?: string;
  'aria-label'?: string;
}

/** A select, of a few values. */
export function SelectField<Value extends string>({ value, options, onChange, ...described }: Props<Value>) {
  return (
    // When a form is reset, Radix's hidden native select reports an empty value: ignore it.
    <Select.Root value={value} onValueChange={(chosen) => chosen && onChange(chosen as Value)}>
      <Select.Trigger {...described} />
      <Select.Content>
        {options.map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
