import '#renderer/only-us/ui/base/rows.css';
import { Button, Heading, IconButton } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { type FocusEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import { translateMessage } from '#lib/translate-message.ts';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { ErrorText } from '#renderer/only-us/ui/base/ErrorText.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { SortableList } from '#renderer/only-us/ui/base/SortableList.tsx';
import { BlockCard } from './BlockCard.tsx';
import type { Blocks, OfferedBlock } from './use-blocks.ts';

// Loaded on the first click, with the drawings of the blocks.
const BlockMenu = later(() => import('./BlockMenu.tsx'), 'BlockMenu');

interface Props {
  form: UseFormReturn<PageFields>;
  offered: OfferedBlock[];
  pictures: Pictures;
  blocks: Blocks;
}

export function BlocksField({ form, offered, pictures, blocks }: Props) {
  const { items } = blocks;
  const [place, addAt] = useState<number | null>(null);
  const error = form.formState.errors.blocks;
  const message = error?.root?.message ?? error?.message;
  const onFocus = ({ target }: FocusEvent) =>
    blocks.setCurrent(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '');
  return (
    <section aria-labelledby="blocks" className="page-blocks" onFocus={onFocus}>
      <Heading as="h2" size="3" id="blocks" mb="3">
        {t('blocks')}
      </Heading>
      {items.length > 0 && <InsertButton label={t('insertFirst')} onClick={() => addAt(0)} />}
      <SortableList direction="column" items={items} labelOf={({ name }) => name} onMove={blocks.move}>
        {(item, moves) => (
          <>
            <BlockCard
              form={form}
              item={item}
              pictures={pictures}
              moves={moves}
              isGone={!offered.some(({ kind }) => kind === item.kind)}
              blocks={blocks}
            />
            <InsertButton label={t('insert', { name: item.name })} onClick={() => addAt(item.place + 1)} />
          </>
        )}
      </SortableList>
      {items.length === 0 && <Muted mb="3">{t('blocksEmpty')}</Muted>}
      {message && <ErrorText mb="2">{translateMessage(message)}</ErrorText>}
      <Button type="button" variant="soft" className="page-block-add" onClick={() => addAt(items.length)}>
        <Plus size={16} aria-hidden /> {t('addBlock')}
      </Button>
      {place !== null && (
        <BlockMenu
          offered={offered}
          onAdd={(block) => blocks.add(block, place)}
          onClose={() => addAt(null)}
        />
      )}
    </section>
  );
}

function InsertButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <div className="page-block-insert">
      <IconButton type="button" size="1" radius="full" variant="soft" aria-label={label} onClick={onClick}>
        <Plus size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
