import { Badge, Callout, Flex, Text } from '@radix-ui/themes';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { get, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import { fieldsOfBlock, wordsIn } from '#lib/block-values.ts';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { ConflictsAt } from '#renderer/only-us/ui/base/conflict-places.tsx';
import { MoveButtons } from '#renderer/only-us/ui/base/MoveButtons.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { RowMenu } from '#renderer/only-us/ui/base/RowMenu.tsx';
import type { Moves } from '#renderer/only-us/ui/base/SortableList.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import { formsByKind } from '../block-parts.tsx';
import type { BlockItem, Blocks } from './use-blocks.ts';

interface Props {
  form: UseFormReturn<PageFields>;
  item: BlockItem;
  pictures: Pictures;
  moves: Moves;
  /** Whether no module offers its kind. */
  isGone: boolean;
  blocks: Blocks;
}

/** A block in the form: one line, or its fields when open. */
export function BlockCard({ form, item, pictures, moves, isGone, blocks }: Props) {
  const { place, kind, name, block: id } = item;
  const hidden = useWatch({ control: form.control, name: `blocks.${place}.hidden` });
  const isWrong = get(form.formState.errors, `blocks.${place}`) !== undefined;
  const isOpen = blocks.isOpen(id) || isWrong;
  return (
    <article
      className="panel page-block"
      aria-label={name}
      data-block={id}
      data-hidden={hidden || undefined}
      data-current={blocks.current === id || undefined}
    >
      <Flex align="center" gap="3" px="3" py="2">
        <MoveButtons moves={moves} direction="column" name={name} />
        <button
          type="button"
          className="option page-block-name"
          aria-expanded={isOpen}
          aria-label={t('open', { name })}
          onClick={() => blocks.toggle(id)}
        >
          <Text weight="medium">{blocks.labelOf(kind)}</Text>
          {!isOpen && <Words {...{ form, kind, place }} />}
          <ChevronDown className="chevron" size={16} aria-hidden />
        </button>
        {isWrong && <Badge color="red">{t('incomplete')}</Badge>}
        {hidden && <Badge color="gray">{t('hiddenBadge')}</Badge>}
        <BlockActions item={item} hidden={hidden} blocks={blocks} />
      </Flex>
      <ConflictsAt place={`blocks ${id}`} />
      {isGone && (
        <Callout.Root size="1" color="amber" highContrast m="3">
          <Callout.Text>{t('gone', { module: kind.split('.')[0] ?? kind })}</Callout.Text>
        </Callout.Root>
      )}
      {isOpen && !isGone && (
        // Field names contain the place: an editor that stayed mounted would write to the wrong ones.
        <Fields key={place} form={form} item={item} pictures={pictures} isNew={blocks.isNew(id)} />
      )}
    </article>
  );
}

function Words({ form, kind, place }: Pick<Props, 'form'> & Pick<BlockItem, 'kind' | 'place'>) {
  const values = useWatch({ control: form.control, name: `blocks.${place}.values` });
  return (
    <Muted as="span" truncate>
      {wordsIn(fieldsOfBlock(kind), values).join(' · ').slice(0, 120)}
    </Muted>
  );
}

type FieldsProps = Pick<Props, 'form' | 'item' | 'pictures'> & { isNew: boolean };

function Fields({ form, item: { kind, place }, pictures, isNew }: FieldsProps) {
  const Form = formsByKind.get(kind);
  if (!Form) return null;
  return (
    <Flex direction="column" gap="4" className="page-block-fields" data-new={isNew || undefined}>
      <Form form={form as AnyForm} name={`blocks.${place}.values`} pictures={pictures} />
    </Flex>
  );
}

function BlockActions({ item, hidden, blocks }: { item: BlockItem; hidden: boolean; blocks: Blocks }) {
  const { place, name } = item;
  return (
    <RowMenu
      label={t('more', { name })}
      items={[
        { label: t('duplicate'), onSelect: () => blocks.duplicate(place) },
        { label: t(hidden ? 'show' : 'hide'), onSelect: () => blocks.hide(place, !hidden) },
        { label: t('delete'), color: 'red', onSelect: () => blocks.remove(item) },
      ]}
    />
  );
}
