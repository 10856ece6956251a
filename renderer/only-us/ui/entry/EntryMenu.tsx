import { DropdownMenu, IconButton } from '@radix-ui/themes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import type { ContentType } from './entry-api.ts';
import { ShareDialog } from './share/ShareButton.tsx';
import { t } from './texts.ts';
import { useDuplicateEntry } from './use-duplicate-entry.ts';

interface Props {
  type: ContentType;
  entry: { id: number };
  /** What the entry is called. */
  name: string;
  /** Of its public page; left out for types without one. */
  path?: string;
  /** Opens another entry of the type. */
  onOpen(id: number): unknown;
}

/** What is rarely done with an entry of a list: duplicate it, look at its page. */
export function EntryMenu({ type, entry: { id }, name, path, onOpen }: Props) {
  const duplicate = useDuplicateEntry(type, { id, name });
  const [isShared, share] = useState(false);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <IconButton variant="soft" color="gray" aria-label={t('more', { name })}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" color="gray">
          {path && (
            <>
              <DropdownMenu.Item asChild>
                <a href={path}>{t('viewPage')}</a>
              </DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => share(true)}>{t('share')}</DropdownMenu.Item>
            </>
          )}
          <DropdownMenu.Item onSelect={() => void duplicate(onOpen).catch(() => undefined)}>
            {t('duplicate')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isShared && (
        <Suspense>
          <ShareDialog type={type} entry={{ id }} onClose={() => share(false)} />
        </Suspense>
      )}
    </>
  );
}
