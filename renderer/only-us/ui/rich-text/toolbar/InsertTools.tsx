import { Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Image from 'lucide-react/icons/image';
import Minus from 'lucide-react/icons/minus';
import Table from 'lucide-react/icons/table';
import type { Ask } from '../insert/asked.ts';
import { insertBlock, insertTable } from '../insert/insert-block.ts';
import { t } from '../texts.ts';
import { LinkTool } from './LinkTool.tsx';
import { Tool } from './Tool.tsx';

/** What is put into a text: links, pictures, tables, lines. */
export function InsertTools({ editor, ask }: { editor: Editor; ask: Ask }) {
  const table = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <>
      <LinkTool editor={editor} />
      <Tool label={t('picture')} icon={Image} onClick={() => ask({ kind: 'picture' })} />
      <Tool label={t('table')} icon={Table} disabled={table} onClick={() => insertTable(editor)} />
      <Tool label={t('rule')} icon={Minus} onClick={() => insertBlock(editor, { type: 'horizontalRule' })} />
      <Separator orientation="vertical" mx="1" />
    </>
  );
}
