import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Muted } from './Muted.tsx';
import { QuietButton } from './QuietButton.tsx';
import { common } from './texts.ts';

interface Props {
  query: { isPending: boolean; isError: boolean; refetch(): unknown };
  /** The sentences while it is read, and when it couldn't be. */
  reading: string;
  failed: string;
  children: ReactNode;
}

/** A part of the panel that needs something from the server. Without it, a sentence says so in its place. */
export function AsyncSection({ query, reading, failed, children }: Props) {
  if (query.isPending) return <Muted role="status">{reading}</Muted>;
  if (!query.isError) return children;
  return (
    <div role="alert">
      <Text as="p" size="2" mb="2">
        {failed}
      </Text>
      <QuietButton size="1" onClick={() => query.refetch()}>
        {common('retry')}
      </QuietButton>
    </div>
  );
}
