import { Flex } from '@radix-ui/themes';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo } from 'react';
import { useHeightOf } from '#renderer/only-us/ui/use-height-of.ts';
import type { Ask } from '../insert/asked.ts';
import { t } from '../texts.ts';
import { HistoryTools } from './HistoryTools.tsx';
import { InsertTools } from './InsertTools.tsx';
import { StyleTools } from './StyleTools.tsx';
import { TextFacts } from './TextFacts.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

/** What can be done with the text; with arrow keys from tool to tool. */
export const Toolbar = memo(function Toolbar({ editor, ask }: { editor: Editor; ask: Ask }) {
  const roving = useRovingFocus();
  const bar = useHeightOf('--text-tools');
  // The arrow keys skip what is disabled.
  useEditorState({ editor, selector: () => [editor.can().undo(), editor.can().redo()] });
  const backToText = (event: KeyboardEvent<HTMLElement>) => {
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
