import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';

export function Step({ children, ...heading }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Section {...heading}>
      <Flex direction="column" gap="4">
        {children}
      </Flex>
    </Section>
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
