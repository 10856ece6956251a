import { Card, Flex, Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  children?: ReactNode;
}

/** A step of the move: what it is for, and what there is to do. */
export function Step({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card asChild size="3">
      <section aria-labelledby={id}>
        <Heading as="h2" size="4" id={id}>
          {title}
        </Heading>
        {hint && (
          <Text as="p" size="1" color="gray" mt="1" style={{ maxWidth: '80ch' }}>
            {hint}
          </Text>
        )}
        <Flex direction="column" gap="4" mt="4">
          {children}
        </Flex>
      </section>
    </Card>
  );
}

/** A list that is opened when somebody wants to know more. */
export function More({ title, lines }: { title: string; lines: ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="move-more">
      <summary>
        <Text size="2">{title}</Text>
      </summary>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
          <Text asChild size="2" key={index}>
            <li>{line}</li>
          </Text>
        ))}
      </ul>
    </details>
  );
}
