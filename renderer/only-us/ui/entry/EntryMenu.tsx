import { DropdownMenu, IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ContentType } from './entry-api.ts';
import { t } from './texts.ts';
import { useDuplicateEntry } from './use-duplicate-entry.ts';

interface Props {
  type: ContentType;
  entry: { id: number };
  /** What the entry is called. */
  name: string;
  /** Opens another entry of the type. */
  onOpen(id: number): unknown;
}

/** What is rarely done with an entry of a list: duplicate it. */
export function EntryMenu({ type, entry: { id }, name, onOpen }: Props) {
  const duplicate = useDuplicateEntry(type, { id, name });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton variant="soft" color="gray" aria-label={t('more', { name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" color="gray">
        <DropdownMenu.Item onSelect={() => void duplicate(onOpen).catch(() => undefined)}>
          {t('duplicate')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
