import '../files/upload.css';
import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Muted } from '../Muted.tsx';
import { QuietButton } from '../QuietButton.tsx';
import { isSaveKey } from '../save-key.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { useUnsaved } from '../working-copy/unsaved.ts';
import { t } from './edit-texts.ts';
import { type EditedField, RowFields } from './RowFields.tsx';
import { type EditedRow, type SaveRows, useEdits } from './use-edits.ts';

interface Props {
  title: string;
  note: string;
  fields: EditedField[];
  rows: EditedRow[];
  onSave: SaveRows;
  onClose(): void;
}

export function EditMany({ title, note, fields, rows, onSave, onClose }: Props) {
  const editing = useEdits(rows, onSave);
  const { refusals, changes, isSaving, save } = editing;
  const restoreFocus = useRestoreFocus();
  useUnsaved(changes.length > 0, t('leave'));
  const close = () => {
    if (changes.length === 0 || window.confirm(t('leave'))) onClose();
  };
  const saveAll = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (await save()) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content maxWidth="860px" aria-describedby={undefined} onCloseAutoFocus={restoreFocus} asChild>
        <form onSubmit={saveAll} onKeyDown={(event) => isSaveKey(event) && void saveAll(event)}>
          <Dialog.Title>{title}</Dialog.Title>
          <Muted mb="3">{note}</Muted>
          <ul className="upload-list">
            {rows.map(({ id, name, picture }) => (
              <li key={id} className="upload-row" aria-label={name}>
                <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
                <div className="upload-about">
                  <RowFields id={id} fields={fields} editing={editing} />
                </div>
              </li>
            ))}
          </ul>
          <Flex gap="3" mt="4" align="center" justify="end">
            <Text size="2" color="red" role="alert" mr="auto">
              {refusals.size > 0 && t('refused', { count: refusals.size })}
            </Text>
            <QuietButton onClick={close}>{localize('Cancel')}</QuietButton>
            <Button loading={isSaving}>{t('save', { count: changes.length })}</Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
