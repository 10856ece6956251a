import { Card, Flex, Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild size="2">
      <section aria-labelledby={id}>
        <Heading as="h2" size="3" mb="3" id={id}>
          {title}
        </Heading>
        <Flex direction="column" gap="4">
          {children}
        </Flex>
      </section>
    </Card>
  );
}
