import { Callout, Card, Flex, Heading, Text, type TextProps } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  children?: ReactNode;
}

export function Step({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card asChild size="3">
      <section aria-labelledby={id}>
        <Heading as="h2" size="4" id={id}>
          {title}
        </Heading>
        {hint && (
          <Hint as="p" mt="1" style={{ maxWidth: '80ch' }}>
            {hint}
          </Hint>
        )}
        <Flex direction="column" gap="4" mt="4">
          {children}
        </Flex>
      </section>
    </Card>
  );
}

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

export function Hint(props: TextProps) {
  return <Text size="1" color="gray" {...props} />;
}

export function Notice({ children, ...rest }: Pick<Callout.RootProps, 'color' | 'role' | 'children'>) {
  return (
    <Callout.Root size="1" highContrast {...rest}>
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
