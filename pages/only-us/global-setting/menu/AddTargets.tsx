import { Button, DropdownMenu, Flex, Popover, Text, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
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
  const { data: found } = api.menu.findTargets.useQuery({ query }, { enabled: isOpen });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="soft" color="gray">
          {t('addEntry')}
        </Button>
      </Popover.Trigger>
      <Popover.Content width="26rem" aria-label={t('addEntry')}>
        <TextField.Root
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Flex direction="column" gap="1" mt="3" maxHeight="20rem" overflowY="auto">
          {found?.length === 0 && <Text size="2">{t('noneFound')}</Text>}
          {found?.map(({ target, title, noun, isPublic }) => (
            <Button
              key={target}
              variant="ghost"
              color="gray"
              style={{ justifyContent: 'start', margin: 0 }}
              onClick={() => {
                onAdd({ kind: 'entry', target, found: { label: { id: title, en: title }, isPublic } });
                setOpen(false);
              }}
            >
              {title} · {noun} {!isPublic && t('draft')}
            </Button>
          ))}
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
