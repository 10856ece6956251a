import { Flex, Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import Minus from 'lucide-react/icons/minus';
import Redo2 from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { useHeightOf } from '#renderer/only-us/ui/base/use-height-of.ts';
import { useWindowEvent } from '#renderer/only-us/ui/base/use-window-event.ts';
import { isFindKey } from '../../palette/find-key.ts';
import type { Ask } from '../insert/asked.ts';
import { insertBlock, insertTable } from '../insert/insert-block.ts';
import { t } from '../texts.ts';
import { StyleTools } from './StyleTools.tsx';
import { TextFacts } from './TextFacts.tsx';
import { Tool } from './Tool.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const LinkDialog = later(() => import('../../links/LinkDialog.tsx'), 'LinkDialog');

/** What can be done with the text; with arrow keys from tool to tool. */
export const Toolbar = memo(function Toolbar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const roving = useRovingFocus();
  const bar = useHeightOf('--text-tools');
  // The arrow keys skip what is disabled.
  useEditorState({ editor, selector: () => [editor.can().undo(), editor.can().redo()] });
  const backToText = (event: ReactKeyboardEvent<HTMLElement>) => {
    // In React's tree, what a tool opens is inside, too.
    const isHere = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isHere) editor.commands.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the tools inside
    <div ref={bar} className="rich-text-tools" onKeyDown={backToText}>
      <Flex role="toolbar" aria-label={t('toolbar')} wrap="wrap" align="center" {...roving}>
        <StyleTools editor={editor} />
        <InsertTools editor={editor} ask={ask} />
        <HistoryTools editor={editor} />
        <TextFacts editor={editor} />
      </Flex>
    </div>
  );
});

function HistoryTools({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: () => ({ undo: editor.can().undo(), redo: editor.can().redo() }),
  });
  return (
    <>
      <Tool
        label={t('undo')}
        keys="Ctrl Z"
        icon={Undo2}
        disabled={!can.undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <Tool
        label={t('redo')}
        keys="Ctrl Y"
        icon={Redo2}
        disabled={!can.redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </>
  );
}

function InsertTools({ editor, ask }: { editor: Editor; ask: Ask }) {
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

/** Links words, also by Ctrl+K in the text. */
function LinkTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const openByKey = (event: KeyboardEvent) => {
    if (!isFindKey(event) || !editor.isFocused) return;
    event.preventDefault();
    setOpen(true);
  };
  // Captured: outside of texts the same key opens something else.
  useWindowEvent('keydown', openByKey, true);
  return (
    <>
      <Tool label={t('link')} keys="Ctrl K" icon={Link} pressed={isLink} onClick={() => setOpen(true)} />
      {isOpen && <LinkDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}
