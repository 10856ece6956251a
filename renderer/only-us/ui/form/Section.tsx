import { Card, Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the form with its heading. */
export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card size="3" asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" size="4" id={id} mb={hint ? '1' : '4'}>
          {title}
        </Heading>
        {hint && (
          <Text as="p" size="1" color="gray" mb="4">
            {hint}
          </Text>
        )}
        {children}
      </section>
    </Card>
  );
}
