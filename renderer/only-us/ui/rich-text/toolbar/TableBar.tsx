import { Button, DropdownMenu } from '@radix-ui/themes';
import { TextSelection } from '@tiptap/pm/state';
import { cellAround, nextCell } from '@tiptap/pm/tables';
import { type CommandProps, type Editor, useEditorState } from '@tiptap/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool } from './BarTools.tsx';

/** What the editor can do with a table; its label in `texts.ts`, too. */
type Command =
  | `add${'Row' | 'Column'}${'Before' | 'After'}`
  | `delete${'Row' | 'Column' | 'Table'}`
  | 'toggleHeaderRow';

/** Rows and columns of the table with the caret: what one does all the time, and a menu with the rest. */
export function TableBar({ editor, pos }: PartBarProps) {
  const hasHead = useEditorState({ editor, selector: () => isHeadRow(editor, pos) });
  const run = (command: Command) => () => editor.chain().focus()[command]().command(intoNew(command)).run();
  const item = (command: Command, color?: 'red') => (
    <DropdownMenu.Item
      color={color}
      onSelect={() => void editor.chain()[command]().command(intoNew(command)).run()}
    >
      {t(command)}
    </DropdownMenu.Item>
  );
  // One goes on in the table.
  const backToText = (event: Event) => {
    event.preventDefault();
    editor.view.focus();
  };
  return (
    <BarRow label={t('tableTools')}>
      <BarTool label={t('addRowAfter')} icon={Plus} onClick={run('addRowAfter')}>
        {t('row')}
      </BarTool>
      <BarTool label={t('addColumnAfter')} icon={Plus} onClick={run('addColumnAfter')}>
        {t('column')}
      </BarTool>
      <BarTool pressed={hasHead} onClick={run('toggleHeaderRow')}>
        {t('toggleHeaderRow')}
      </BarTool>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Button type="button" size="1" variant="ghost" color="gray" highContrast>
            {t('more')} <ChevronDown size={14} aria-hidden />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content size="1" color="gray" onCloseAutoFocus={backToText}>
          {item('addRowBefore')}
          {item('addColumnBefore')}
          <DropdownMenu.Separator />
          {item('deleteRow')}
          {item('deleteColumn')}
          <DropdownMenu.Separator />
          {item('deleteTable', 'red')}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </BarRow>
  );
}

/** One goes on in the row or column that was added. */
function intoNew(command: Command) {
  const [, axis, side] = command.match(/^add(Row|Column)(Before|After)$/) ?? [];
  return ({ tr }: CommandProps) => {
    const cell = cellAround(tr.selection.$head);
    const next = cell && axis && nextCell(cell, axis === 'Row' ? 'vert' : 'horiz', side === 'After' ? 1 : -1);
    if (next) tr.setSelection(TextSelection.near(tr.doc.resolve(next.pos + 1)));
    return true;
  };
}

function isHeadRow({ state }: Editor, pos: number): boolean {
  const cells = state.doc.nodeAt(pos)?.firstChild?.content.content ?? [];
  return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader');
}
