import { DropdownMenu, Popover } from '@radix-ui/themes';
import { useState } from 'react';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { fileType, referenceOf } from '#lib/rich-text/references.ts';
import { t } from '#modules/menu/texts.ts';
import type { MenuEntry } from '#modules/menu/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Finder } from '#renderer/only-us/ui/palette/Finder.tsx';
import type { Menu } from './targets.ts';

type Added = Pick<MenuEntry, 'kind' | 'target'>;

interface Props {
  areas: Menu['areas'];
  onAdd(entry: Added): void;
}

export function AddTargets({ areas, onAdd }: Props) {
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <QuietButton>{t('addArea')}</QuietButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {areas.map(({ label, route }) => (
            <DropdownMenu.Item key={route} onSelect={() => onAdd({ kind: 'area', target: route })}>
              {label[interfaceLanguage()]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <EntryPicker onAdd={onAdd} />
      <QuietButton onClick={() => onAdd({ kind: 'link', target: '' })}>{t('addLink')}</QuietButton>
    </>
  );
}

function EntryPicker({ onAdd }: Pick<Props, 'onAdd'>) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const { data: found, error } = api.link.find.useQuery({ query: query.slice(0, 100) }, { enabled: isOpen });
  const options = found?.flatMap(({ href, title, noun, state }) => {
    const { type, id } = referenceOf(href) ?? { type: fileType };
    const badge = state !== 'public' && { badge: t('draft') };
    return type === fileType ? [] : [{ id: `${type}/${id}`, title, detail: localize(noun), ...badge }];
  });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <QuietButton>{t('addEntry')}</QuietButton>
      </Popover.Trigger>
      <Popover.Content width="26rem" aria-label={t('addEntry')}>
        <Finder
          label={t('search')}
          typed={query}
          onType={setQuery}
          options={options ?? []}
          isSettled={options !== undefined}
          picksFirst
          onPick={({ id }) => {
            onAdd({ kind: 'entry', target: id });
            setOpen(false);
          }}
          error={error ? failureSentence(error) : undefined}
          status={options?.length === 0 ? t('noneFound') : ''}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
