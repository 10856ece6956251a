import { Checkbox, Flex, Text } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Checkbox>, 'onChange' | 'onCheckedChange'> {
  label: string;
  onChange(checked: boolean): void;
}

export function CheckField({ label, onChange, ...box }: Props) {
  return (
    <Text as="label" size="2">
      <Flex gap="2" align="center">
        <Checkbox {...box} onCheckedChange={(checked) => onChange(checked === true)} />
        {label}
      </Flex>
    </Text>
  );
}
