import { Text, type TextProps } from '@radix-ui/themes';

/** What explains, small and grey: hints, facts, dates. A paragraph, unless it says otherwise. */
export function Muted(props: TextProps) {
  return <Text as="p" size="1" color="gray" {...props} />;
}
