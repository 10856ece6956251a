import { Flex, Heading, Text } from '@radix-ui/themes';
import { Muted } from './Muted.tsx';

export function FieldsHeading({ id, label, hint }: { id: string; label: string; hint: string | undefined }) {
  if (!hint) {
    return (
      <Text id={id} as="p" size="2" weight="medium" mb="2">
        {label}
      </Text>
    );
  }
  return (
    <Flex direction="column" gap="1" mb="3">
      <Heading as="h2" size="3" id={id}>
        {label}
      </Heading>
      <Muted as="span">{hint}</Muted>
    </Flex>
  );
}
