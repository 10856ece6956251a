import '#renderer/only-us/ui/rows.css';
import { Button, Callout, Heading, Text } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import type { Pictures } from '#server/files/shown-picture.ts';
import type { OfferedBlock } from '../page.ts';
import { AddBlock } from './AddBlock.tsx';
import { BlockCard } from './BlockCard.tsx';
import { type BlockItem, type Blocks, useBlocks } from './use-blocks.ts';

interface Props {
  form: UseFormReturn<PageFields>;
  offered: OfferedBlock[];
  pictures: Pictures;
}

/** The blocks of a page: add, write, put in order, duplicate, hide, delete. */
export function BlocksField({ form, offered, pictures }: Props) {
  const blocks = useBlocks(form);
  const { items } = blocks;
  const labelOf = (kind: string) => offered.find((each) => each.kind === kind)?.label ?? t('goneLabel');
  const nameOf = ({ kind, place }: BlockItem) => `${labelOf(kind)} ${place + 1}`;
  const error = form.formState.errors.blocks;
  const message = error?.root?.message ?? error?.message;
  return (
    <section aria-labelledby="blocks" className="page-blocks">
      <Heading as="h2" size="3" id="blocks" mb="3">
        {t('blocks')}
      </Heading>
      {items.length > 0 && (
        <AddBlock offered={offered} label={t('insertFirst')} isSmall onAdd={(kind) => blocks.add(kind, 0)} />
      )}
      <SortableList direction="column" items={items} labelOf={nameOf} onMove={blocks.move}>
        {(item, moves) => (
          <>
            <BlockCard
              form={form}
              item={item}
              name={nameOf(item)}
              label={labelOf(item.kind)}
              pictures={pictures}
              moves={moves}
              isGone={!offered.some(({ kind }) => kind === item.kind)}
              blocks={blocks}
            />
            <AddBlock
              offered={offered}
              label={t('insert', { name: nameOf(item) })}
              isSmall
              onAdd={(kind) => blocks.add(kind, item.place + 1)}
            />
          </>
        )}
      </SortableList>
      <RemovedBlock blocks={blocks} labelOf={labelOf} />
      {items.length === 0 && (
        <Text as="p" size="2" color="gray" mb="3">
          {t('blocksEmpty')}
        </Text>
      )}
      {message && (
        <Text as="p" size="1" color="red" role="alert" mb="2">
          {message}
        </Text>
      )}
      <AddBlock offered={offered} label={t('addBlock')} onAdd={(kind) => blocks.add(kind, items.length)} />
    </section>
  );
}

interface RemovedBlockProps {
  blocks: Blocks;
  labelOf(kind: string): string;
}

/** After a block was deleted: brings it back. */
function RemovedBlock({ blocks: { removed, undo }, labelOf }: RemovedBlockProps) {
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
