import { Button, Flex } from '@radix-ui/themes';
import type { Editor } from '@tiptap/react';
import { t } from '../texts.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type Command =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteColumn'
  | 'toggleHeaderRow'
  | 'deleteTable';

const tools: [Command, string][] = [
  ['addRowBefore', t('rowAbove')],
  ['addRowAfter', t('rowBelow')],
  ['deleteRow', t('deleteRow')],
  ['addColumnBefore', t('columnLeft')],
  ['addColumnAfter', t('columnRight')],
  ['deleteColumn', t('deleteColumn')],
  ['toggleHeaderRow', t('headRow')],
  ['deleteTable', t('deleteTable')],
];

/** Rows and columns of the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  return (
    <Flex role="toolbar" aria-label={t('tableTools')} gap="2" wrap="wrap" pt="2" {...roving}>
      {tools.map(([command, label]) => (
        <Button
          key={command}
          type="button"
          size="1"
          variant="soft"
          color={command.startsWith('delete') ? 'red' : 'gray'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[command]().run()}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
