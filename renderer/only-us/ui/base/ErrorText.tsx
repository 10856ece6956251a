import { Text, type TextProps } from '@radix-ui/themes';

/** Why something entered is refused, read out at once. */
export function ErrorText(props: TextProps) {
  return <Text as="p" size="1" color="red" role="alert" {...props} />;
}
