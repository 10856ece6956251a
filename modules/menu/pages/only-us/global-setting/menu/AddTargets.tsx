import { DropdownMenu } from '@radix-ui/themes';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { t } from '#modules/menu/texts.ts';
import type { MenuEntry } from '#modules/menu/type.ts';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import type { Menu } from './targets.ts';

interface Props {
  areas: Menu['areas'];
  onAdd(entry: Pick<MenuEntry, 'kind' | 'target'>): void;
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
      <QuietButton onClick={() => onAdd({ kind: 'link', target: '' })}>{t('addLink')}</QuietButton>
    </>
  );
}
