import '../base/upload.css';
import { Box, Button, Flex } from '@radix-ui/themes';
import { localize } from '#lib/interface-language.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { ErrorText } from '../base/ErrorText.tsx';
import { Muted } from '../base/Muted.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { isSaveKey } from '../base/save-key.ts';
import { useUnsaved } from '../base/unsaved.ts';
import { type EditedField, RowFields } from './RowFields.tsx';
import { t } from './texts.ts';
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
  useUnsaved(changes.length > 0, t('leave'));
  const close = () => {
    if (changes.length === 0 || window.confirm(t('leave'))) onClose();
  };
  const saveAll = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (await save()) onClose();
  };
  return (
    <OpenDialog title={title} maxWidth="860px" onClose={close}>
      <form onSubmit={saveAll} onKeyDown={(event) => isSaveKey(event) && void saveAll(event)}>
        <Muted mb="3">{note}</Muted>
        <ul className="upload-list">
          {rows.map(({ id, name, picture }) => (
            <Flex key={id} asChild gap="3" align="center" px="1" py="2">
              <li className="upload-row" aria-label={name}>
                <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
                <Box flexGrow="1" minWidth="0">
                  <RowFields id={id} fields={fields} editing={editing} />
                </Box>
              </li>
            </Flex>
          ))}
        </ul>
        <Flex gap="3" mt="4" align="center" justify="end">
          <ErrorText size="2" mr="auto">
            {refusals.size > 0 && t('refused', { count: refusals.size })}
          </ErrorText>
          <QuietButton onClick={close}>{localize('Cancel')}</QuietButton>
          <Button loading={isSaving}>{t('save', { count: changes.length })}</Button>
        </Flex>
      </form>
    </OpenDialog>
  );
}
