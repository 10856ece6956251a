import { DropdownMenu, IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef } from 'react';
import { t } from '#modules/pages/texts.ts';
import { focusAt, focusNew } from './focus-new.ts';
import type { BlockItem, Blocks } from './use-blocks.ts';

/** Duplicate, hide, delete. */
export function BlockActions({ item, hidden, blocks }: { item: BlockItem; hidden: boolean; blocks: Blocks }) {
  const { place, name } = item;
  const moved = useRef<'added' | 'removed' | null>(null);
  const duplicate = () => {
    moved.current = 'added';
    blocks.duplicate(place);
  };
  const remove = () => {
    moved.current = 'removed';
    blocks.remove(item);
  };
  // Deleting and duplicating move the focus themselves.
  const keepFocus = (event: Event) => {
    if (moved.current === 'added') focusNew(event);
    if (moved.current === 'removed') focusAt(place, event);
    moved.current = null;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton type="button" variant="soft" color="gray" aria-label={t('more', { name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" color="gray" onCloseAutoFocus={keepFocus}>
        <DropdownMenu.Item onSelect={duplicate}>{t('duplicate')}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => blocks.hide(place, !hidden)}>
          {t(hidden ? 'show' : 'hide')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item color="red" onSelect={remove}>
          {t('remove')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
