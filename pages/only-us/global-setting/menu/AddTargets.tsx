import { Button, DropdownMenu, Flex, Popover } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { Finder } from '#renderer/only-us/ui/find/Finder.tsx';
import type { Menu, Row } from './rows.ts';
import { t } from './texts.ts';

type Added = Pick<Row, 'kind' | 'target' | 'found'>;

interface Props {
  areas: Menu['areas'];
  onAdd(entry: Added): void;
}

/** What can be added: an area of the site, an entry with a page of its own, a link to somewhere else. */
export function AddTargets({ areas, onAdd }: Props) {
  return (
    <Flex gap="3" wrap="wrap">
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button variant="soft" color="gray">
            {t('addArea')}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {areas.map(({ label, route }) => (
            <DropdownMenu.Item
              key={route}
              onSelect={() => onAdd({ kind: 'area', target: route, found: { label, isPublic: true } })}
            >
              {label.en}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <EntryPicker onAdd={onAdd} />
      <Button variant="soft" color="gray" onClick={() => onAdd({ kind: 'link', target: '', found: null })}>
        {t('addLink')}
      </Button>
    </Flex>
  );
}

function EntryPicker({ onAdd }: Pick<Props, 'onAdd'>) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { data: found } = api.menu.findTargets.useQuery({ query: query.slice(0, 100) }, { enabled: isOpen });
  const options = found?.map(({ target, title, noun, isPublic }) => ({
    ...{ id: target, title, detail: noun, isPublic },
    ...(!isPublic && { badge: t('draft') }),
  }));
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="soft" color="gray">
          {t('addEntry')}
        </Button>
      </Popover.Trigger>
      <Popover.Content width="26rem" aria-label={t('addEntry')}>
        <Finder
          label={t('search')}
          typed={query}
          onType={setQuery}
          options={options ?? []}
          isSettled={options !== undefined}
          picksFirst
          onPick={({ id, title, isPublic }) => {
            onAdd({ kind: 'entry', target: id, found: { label: { id: title, en: title }, isPublic } });
            setOpen(false);
          }}
          status={options?.length === 0 ? t('noneFound') : ''}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
