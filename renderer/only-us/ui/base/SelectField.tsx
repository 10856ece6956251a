import { Select } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange(value: Value): void;
  disabled?: boolean;
  placeholder?: string;
  size?: '1' | '2';
  id?: string;
  'aria-label'?: string;
}

export function SelectField<Value extends string>(props: Props<Value>) {
  const { value, options, onChange, disabled, size, ...described } = props;
  return (
    // When a form is reset, Radix's hidden native select reports an empty value: ignore it.
    <Select.Root
      value={value}
      size={size}
      disabled={disabled}
      onValueChange={(chosen) => chosen && onChange(chosen as Value)}
    >
      {/* With its text: Radix would fill it in only once the items are mounted. */}
      <Select.Trigger {...described}>
        {options.find((option) => option.value === value)?.label}
      </Select.Trigger>
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
