import { Flex, Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Muted } from './Muted.tsx';

/** In place of an empty list: says so and offers the first action. */
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
