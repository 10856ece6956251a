import { Box, Flex, Text } from '@radix-ui/themes';
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
    <details>
      <summary>
        <Text size="2">{title}</Text>
      </summary>
      <Box asChild maxHeight="40vh" mt="2" mb="3" pl="5" overflow="auto" style={{ overflowWrap: 'anywhere' }}>
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
            <Text asChild size="2" key={index}>
              <li>{line}</li>
            </Text>
          ))}
        </ul>
      </Box>
    </details>
  );
}
