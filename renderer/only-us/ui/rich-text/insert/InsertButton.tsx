import { Flex } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useState } from 'react';
import { t } from '../texts.ts';

/** A plus beside the empty line with the caret. It types the slash that opens the list of what can be inserted. */
export function InsertButton({ editor }: { editor: Editor }) {
  const pos = useEditorState({ editor, selector: () => emptyLine(editor) });
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const line = pos === null ? null : editor.view.nodeDOM(pos);
    setTop(line instanceof HTMLElement ? line.offsetTop + line.offsetHeight / 2 : null);
  }, [editor, pos]);
  if (pos === null || top === null) return null;
  return (
    <Flex className="rich-text-plus" position="absolute" left="0" align="center" style={{ top }}>
      <button
        type="button"
        // The keyboard has the slash.
        tabIndex={-1}
        aria-label={t('insertHere')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().insertContent('/').run()}
      >
        <Plus size={18} aria-hidden />
      </button>
      <span aria-hidden>{t('insertHint')}</span>
    </Flex>
  );
}

/** The position of the empty line with the caret; null for none. */
function emptyLine({ state, isFocused, isEditable }: Editor): number | null {
  const { empty, $from } = state.selection;
  if (!isFocused || !isEditable || !empty || $from.depth !== 1) return null;
  const { parent } = $from;
  return parent.type.name === 'paragraph' && parent.content.size === 0 ? $from.before() : null;
}
