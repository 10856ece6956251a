import { Flex, Switch, Text } from '@radix-ui/themes';

interface Props {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Narrows the list of files down, or not. */
export function FileSwitch({ label, checked, onChange }: Props) {
  return (
    <Text as="label" size="2">
      <Flex gap="2" align="center">
        <Switch checked={checked} onCheckedChange={onChange} />
        {label}
      </Flex>
    </Text>
  );
}
