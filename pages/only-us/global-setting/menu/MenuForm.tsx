import { Button, Callout, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { moved } from '#lib/moved.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { useUnsaved } from '#renderer/only-us/ui/form/unsaved.ts';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import { AddTargets } from './AddTargets.tsx';
import { MenuRow } from './MenuRow.tsx';
import { entriesOf, isComplete, type Menu, nameOf, newRow, normalized, type Row, rowsOf } from './rows.ts';
import { t } from './texts.ts';

/** The entries of the menu in their order, saved together. */
export function MenuForm({ menu }: { menu: Menu }) {
  const [rows, setRows] = useState(() => rowsOf(menu));
  const [isChanged, setChanged] = useState(false);
  const change = (next: Row[]) => {
    setRows(normalized(next));
    setChanged(true);
  };
  useUnsaved(isChanged, null, true);
  const utils = api.useUtils();
  const update = api.menu.update.useMutation({
    async onSuccess() {
      toast(t('saved'), 'success');
      await utils.menu.invalidate();
    },
  });
  const save = (entries: ReturnType<typeof entriesOf> | null) =>
    update.mutateAsync({ version: menu.version, entries });
  return (
    <Flex direction="column" gap="4">
      <Text size="2" color="gray">
        {t('intro')}
      </Text>
      {menu.isDefault && !isChanged && (
        <Callout.Root size="1">
          <Callout.Text>{t('isDefault')}</Callout.Text>
        </Callout.Root>
      )}
      <SortableList
        items={rows}
        labelOf={nameOf}
        onMove={(id, before) => change(moved(rows, id, before))}
        direction="column"
        className="menu-rows"
      >
        {(row, moves) => (
          <MenuRow
            row={row}
            moves={moves}
            isFirst={row.id === rows[0]?.id}
            onChange={(next) => change(rows.map((each) => (each.id === next.id ? next : each)))}
            onRemove={() => change(rows.filter((each) => each.id !== row.id))}
          />
        )}
      </SortableList>
      <AddTargets areas={menu.areas} onAdd={(entry) => change([...rows, newRow(rows, entry)])} />
      <Flex gap="3" align="center">
        <Button
          disabled={!isChanged || !rows.every(isComplete)}
          loading={update.isPending}
          onClick={() => update.mutate({ version: menu.version, entries: entriesOf(rows) })}
        >
          {t('save')}
        </Button>
        {!menu.isDefault && (
          <ConfirmButton
            title={t('resetTitle')}
            description={t('resetText')}
            confirmLabel={t('reset')}
            onConfirm={() => save(null)}
          >
            <Button variant="soft" color="gray">
              {t('reset')}
            </Button>
          </ConfirmButton>
        )}
        {isChanged && (
          <Text size="2" color="gray" role="status">
            {t('unsaved')}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}
