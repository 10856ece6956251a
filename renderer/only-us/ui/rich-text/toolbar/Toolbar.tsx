import { Flex } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import { memo } from 'react';
import { useHeightOf } from '#renderer/only-us/ui/use-height-of.ts';
import { t } from '../texts.ts';
import { HistoryTools } from './HistoryTools.tsx';
import { InsertTools } from './InsertTools.tsx';
import { PictureTools } from './PictureTools.tsx';
import { StyleTools } from './StyleTools.tsx';
import { TableTools } from './TableTools.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

/** What can be done with the text; with arrow keys from tool to tool. More tools come where the cursor is in a table or on a picture. */
export const Toolbar = memo(function Toolbar({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  const bar = useHeightOf('--text-tools');
  const { inTable, onPicture } = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      onPicture: editor.isActive('picture'),
      // The arrow keys skip what is disabled.
      can: [editor.can().undo(), editor.can().redo()],
    }),
  });
  return (
    <div ref={bar} className="rich-text-tools">
      <Flex role="toolbar" aria-label={t('toolbar')} wrap="wrap" align="center" {...roving}>
        <StyleTools editor={editor} />
        <InsertTools editor={editor} />
        <HistoryTools editor={editor} />
      </Flex>
      {inTable && <TableTools editor={editor} />}
      {onPicture && <PictureTools editor={editor} />}
    </div>
  );
});
