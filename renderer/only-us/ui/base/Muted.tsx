import { Text, type TextProps } from '@radix-ui/themes';

/** Small grey text: hints, facts, dates. A paragraph by default. */
export function Muted(props: TextProps) {
  return <Text as="p" size="1" color="gray" {...props} />;
}
