import './grid.css';
import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import type { KeyboardEvent } from 'react';
import { useUnsaved } from '../form/unsaved.ts';
import { isSaveKey } from '../save-key.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { GridTableRow } from './GridTableRow.tsx';
import { goDown } from './go-down.ts';
import type { GridColumn, GridRow } from './grid.ts';
import { t } from './texts.ts';
import { type SaveRows, useGrid } from './use-grid.ts';

interface Props {
  title: string;
  /** What people should know before they save. */
  note?: string;
  columns: GridColumn[];
  /** What is saved, also after a save. */
  rows: GridRow[];
  onSave: SaveRows;
  onClose(): void;
}

/** Edits the same fields of many records in a table: Tab goes on, Enter goes down, one button saves all. */
export function EditGrid({ title, note, columns, rows: given, onSave, onClose }: Props) {
  const { rows, edits, refusals, changes, isSaving, change, save } = useGrid(given, onSave);
  const isDirty = changes.length > 0;
  const restoreFocus = useRestoreFocus();
  useUnsaved(isDirty, t('leave'));
  const close = () => {
    if (!isDirty || window.confirm(t('leave'))) onClose();
  };
  const saveAll = async () => {
    if (await save()) onClose();
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && goDown(event.target as HTMLElement)) event.preventDefault();
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void saveAll();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content
        maxWidth="1120px"
        className="grid-dialog"
        aria-describedby={undefined}
        onKeyDown={onKey}
        onCloseAutoFocus={restoreFocus}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {note && (
          <Text as="p" size="2" color="gray" mb="3">
            {note}
          </Text>
        )}
        <div className="grid-rows">
          <table className="grid">
            <thead>
              <tr>
                <td />
                {columns.map(({ field, label }) => (
                  <th key={field} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <GridTableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  edits={edits[row.id]}
                  refusal={refusals.get(row.id)}
                  onChange={change}
                />
              ))}
            </tbody>
          </table>
        </div>
        <Flex gap="3" mt="4" align="center" justify="end">
          <Text size="2" color="red" role="alert" mr="auto">
            {refusals.size > 0 && t('refused', { count: refusals.size })}
          </Text>
          <Button variant="soft" color="gray" onClick={close}>
            {t('cancel')}
          </Button>
          <Button loading={isSaving} onClick={() => void saveAll()}>
            {t('save', { count: changes.length })}
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
