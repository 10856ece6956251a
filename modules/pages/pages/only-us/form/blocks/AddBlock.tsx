import { Button, DropdownMenu, IconButton } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { OfferedBlock } from '../page.ts';
import { focusNew } from './focus-new.ts';

interface Props {
  offered: OfferedBlock[];
  label: string;
  /** A small plus between two blocks. */
  isSmall?: boolean;
  onAdd(block: OfferedBlock): void;
}

/** Adds a block of the kind that is chosen. */
export function AddBlock({ offered, label, isSmall, onAdd }: Props) {
  const added = useRef(false);
  const choose = (block: OfferedBlock) => {
    added.current = true;
    onAdd(block);
  };
  // The form of the new block takes the focus.
  const keepFocus = (event: Event) => {
    if (added.current) focusNew(event);
    added.current = false;
  };
  return (
    <div className={isSmall ? 'page-block-insert' : undefined}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          {isSmall ? (
            <IconButton type="button" size="1" radius="full" variant="soft" aria-label={label}>
              <Plus size={14} aria-hidden />
            </IconButton>
          ) : (
            <Button type="button" variant="soft">
              <Plus size={16} aria-hidden /> {label}
            </Button>
          )}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content onCloseAutoFocus={keepFocus}>
          {offered.map((block) => (
            <DropdownMenu.Item key={block.kind} onSelect={() => choose(block)}>
              <BlockIcon svg={block.icon} /> {block.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}

/** The icon of a kind of block. */
export function BlockIcon({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a module's own icon
  return <span className="page-block-icon" aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}
