import { Button, Callout } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { t } from '#modules/pages/texts.ts';
import type { Blocks } from './use-blocks.ts';

interface RemovedBlockProps {
  blocks: Blocks;
  labelOf(kind: string): string;
}

/** After a block was deleted: brings it back. */
export function RemovedBlock({ blocks: { removed, undo }, labelOf }: RemovedBlockProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone.
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <Callout.Root size="1" color="gray" mb="3" role="status">
      <Callout.Text>
        {t('removed', { name: labelOf(removed.block.kind) })}{' '}
        <Button ref={button} type="button" size="1" variant="surface" ml="2" onClick={undo}>
          {t('undo')}
        </Button>
      </Callout.Text>
    </Callout.Root>
  );
}
