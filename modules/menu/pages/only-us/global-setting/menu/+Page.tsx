import './menu.css';
import { DropdownMenu, Flex } from '@radix-ui/themes';
import { useController } from 'react-hook-form';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { moved } from '#lib/moved.ts';
import { t } from '#modules/menu/texts.ts';
import { menu as content, type MenuEntry } from '#modules/menu/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { ErrorText } from '#renderer/only-us/ui/base/ErrorText.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { SortableList } from '#renderer/only-us/ui/base/SortableList.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useRowKeys } from '#renderer/only-us/ui/inputs/RowsInput.tsx';
import { MenuRow, type Row } from './MenuRow.tsx';
import { type Menu, nameOf, useTargets } from './targets.ts';

export default function Page() {
  const { data: menu } = api.menu.get.useQuery();
  return menu && <MenuForm menu={menu} />;
}

function MenuForm({ menu }: { menu: Menu }) {
  const inWords = (entries: MenuEntry[] | null) =>
    (entries ?? menu.defaults)
      .map((entry) => {
        const name = [entry.label.id, entry.label.en].filter(Boolean).join(' / ');
        const target = entry.kind === 'link' ? ` (${entry.target})` : '';
        const place = entry.place === 'footer' ? ` – ${t('footer')}` : '';
        return (entry.level ? '› ' : '') + (name || nameOf(entry, targetOf(entry))) + target + place;
      })
      .join(' · ');
  const recordForm = useContentForm(content, { id: 1, entry: menu, format: { entries: inWords } });
  const { form } = recordForm;
  const { field, fieldState } = useController({ control: form.control, name: 'entries' });
  const entries = field.value ?? menu.defaults;
  const targetOf = useTargets(menu, entries);
  const empty = entries
    .filter((entry) => entry.kind === 'area' && targetOf(entry)?.isPublic === false)
    .map((entry) => nameOf(entry, targetOf(entry)));
  const keys = useRowKeys(entries.length);
  const rows = entries.map((entry, index): Row => ({ ...entry, id: keys.current[index] ?? 0 }));
  const change = (next: Row[]) => {
    keys.current = next.map(({ id }) => id);
    // The first one is never below another one.
    field.onChange(next.map(({ id: _, ...entry }, index) => (index === 0 ? { ...entry, level: 0 } : entry)));
  };
  const add = (kind: MenuEntry['kind'], target: string) =>
    field.onChange([...entries, { kind, target, label: { id: '', en: '' }, place: 'header', level: 0 }]);
  return (
    <FormPage recordForm={recordForm} onSave={useSaveEntry('menu')}>
      <Muted as="span">{t('intro')}</Muted>
      {field.value === null && <Notice>{t('isDefault')}</Notice>}
      {empty.length > 0 && <Muted as="span">{t('empty', { areas: empty.join(', ') })}</Muted>}
      <SortableList
        items={rows}
        labelOf={(row) => nameOf(row, targetOf(row))}
        onMove={(id, before) => change(moved(rows, id, before))}
        direction="column"
        className="menu-rows"
      >
        {(row, moves) => (
          <MenuRow
            areas={menu.areas}
            form={form}
            place={rows.indexOf(row)}
            row={row}
            target={targetOf(row)}
            moves={moves}
            onChange={(next) => change(rows.map((each) => (each.id === next.id ? next : each)))}
            onRemove={() => change(rows.filter((each) => each.id !== row.id))}
          />
        )}
      </SortableList>
      {fieldState.error?.message && <ErrorText>{fieldState.error.message}</ErrorText>}
      <Flex gap="3" wrap="wrap">
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <QuietButton>{t('addArea')}</QuietButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {menu.areas.map(({ label, route }) => (
              <DropdownMenu.Item key={route} onSelect={() => add('area', route)}>
                {label[interfaceLanguage()]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <QuietButton onClick={() => add('link', '')}>{t('addLink')}</QuietButton>
        {field.value !== null && <QuietButton onClick={() => field.onChange(null)}>{t('reset')}</QuietButton>}
      </Flex>
    </FormPage>
  );
}
