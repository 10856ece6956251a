import { Flex, Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Muted } from './Muted.tsx';

/** In place of a list that has nothing to show: says so and offers the first thing to do. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="2" py="9" px="4">
      <Heading as="h2" size="4">
        {title}
      </Heading>
      <Muted as="span" align="center">
        {text}
      </Muted>
      {children && (
        <Flex gap="3" mt="3">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
