import { Text } from '@radix-ui/themes';
import { type KeyboardEvent, useId } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { GridCell } from '#renderer/only-us/ui/grid/GridCell.tsx';
import { goDown } from '#renderer/only-us/ui/grid/go-down.ts';
import { isSaveKey } from '#renderer/only-us/ui/save-key.ts';
import type { useNewPictures } from './use-new-pictures.ts';

const columns = [
  { field: 'title', label: t('title'), placeholder: t('title'), maxLength: 120 },
  { field: 'alt', label: t('alt'), placeholder: t('altPlaceholder'), maxLength: 300 },
];

interface Props {
  id: number | undefined;
  added: ReturnType<typeof useNewPictures>;
}

/** What a picture that was just uploaded is called and shows. */
export function NewPictureFields({ id, added }: Props) {
  const refusalId = useId();
  const row = added.rows.find((each) => each.id === id);
  if (!row) return null;
  const refusal = added.refusals.get(row.id);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && goDown(event.target as HTMLElement)) event.preventDefault();
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void added.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in its fields
    <div className="new-picture" onKeyDown={onKey}>
      {columns.map((column) => (
        <div key={column.field}>
          <GridCell
            row={row}
            column={column}
            edits={added.edits[row.id]}
            refusedBy={refusal && refusalId}
            onChange={(to) => added.change(row, column.field, to)}
          />
        </div>
      ))}
      {refusal && (
        <Text as="p" size="1" color="red" role="alert" id={refusalId}>
          {refusal}
        </Text>
      )}
    </div>
  );
}
