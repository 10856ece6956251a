import { type Editor, useEditorState } from '@tiptap/react';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { t } from '../texts.ts';
import { Tool } from './Tool.tsx';

/** Back and forth in what was done. */
export function HistoryTools({ editor }: { editor: Editor }) {
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
