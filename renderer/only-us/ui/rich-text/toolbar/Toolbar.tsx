import { Flex, Separator } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { useHeightOf } from '#renderer/only-us/ui/base/use-height-of.ts';
import { useWindowEvent } from '#renderer/only-us/ui/base/use-window-event.ts';
import { isFindKey } from '../../palette/find-key.ts';
import type { Ask } from '../insert/asked.ts';
import { type Insertable, insertables, styling } from '../insert/insertables.ts';
import { t } from '../texts.ts';
import { HeadingSelect } from './HeadingSelect.tsx';
import { TextFacts } from './TextFacts.tsx';
import { Tool } from './Tool.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const LinkDialog = later(() => import('../../links/LinkDialog.tsx'), 'LinkDialog');

type ActionName = Insertable['name'] | 'bold' | 'italic' | 'undo' | 'redo';

const actions = new Map<ActionName, Pick<Insertable, 'icon' | 'insert'>>([
  ...insertables.map((insertable) => [insertable.name, insertable] as const),
  ['bold', { icon: Bold, insert: styling((chain) => chain.toggleBold()) }],
  ['italic', { icon: Italic, insert: styling((chain) => chain.toggleItalic()) }],
  ['undo', { icon: Undo2, insert: styling((chain) => chain.undo()) }],
  ['redo', { icon: Redo2, insert: styling((chain) => chain.redo()) }],
]);

const keys: Record<string, string> = { bold: 'Ctrl B', italic: 'Ctrl I', undo: 'Ctrl Z', redo: 'Ctrl Y' };
const marks = ['bold', 'italic'] as const;
const blocks = ['bulletList', 'orderedList', 'blockquote'] as const;
const parts = ['picture', 'table', 'divider'] as const;
const history = ['undo', 'redo'] as const;

/** What can be done with the text; with arrow keys from tool to tool. */
export const Toolbar = memo(function Toolbar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const roving = useRovingFocus();
  const bar = useHeightOf('--text-tools');
  const { pressed, disabled } = useEditorState({
    editor,
    selector: () => ({
      pressed: [...marks, ...blocks].filter((name) => editor.isActive(name)) as string[],
      disabled: [
        editor.isActive('table') && 'table',
        !editor.can().undo() && 'undo',
        !editor.can().redo() && 'redo',
      ],
    }),
  });
  const backToText = (event: ReactKeyboardEvent<HTMLElement>) => {
    // In React's tree, what a tool opens is inside, too.
    const isHere = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isHere) editor.commands.focus();
  };
  const tool = (name: ActionName, isPressed?: boolean) => {
    const action = actions.get(name);
    return (
      action && (
        <Tool
          key={name}
          {...{ label: t(name), keys: keys[name], icon: action.icon }}
          pressed={isPressed}
          disabled={disabled.includes(name)}
          onClick={() => action.insert(editor, ask)}
        />
      )
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the tools inside
    <div ref={bar} className="rich-text-tools" onKeyDown={backToText}>
      <Flex role="toolbar" aria-label={t('toolbar')} wrap="wrap" align="center" {...roving}>
        <HeadingSelect editor={editor} />
        <Separator orientation="vertical" mx="1" />
        {marks.map((name) => tool(name, pressed.includes(name)))}
        <Separator orientation="vertical" mx="1" />
        {blocks.map((name) => tool(name, pressed.includes(name)))}
        <Separator orientation="vertical" mx="1" />
        <LinkTool editor={editor} />
        {parts.map((name) => tool(name))}
        <Separator orientation="vertical" mx="1" />
        {history.map((name) => tool(name))}
        <TextFacts editor={editor} />
      </Flex>
    </div>
  );
});

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
