import { Extension } from '@tiptap/core';
import { ReactRenderer } from '@tiptap/react';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import type { Ask } from './asked.ts';
import { findInsertables, type Insertable } from './insertables.ts';
import { SlashList, type SlashListHandle } from './SlashList.tsx';

interface Options {
  ask: Ask;
  without: readonly OptionalPart[];
}

/** A slash at the beginning of a word opens a list of what can be inserted; typing on narrows it. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  addOptions: () => ({ ask() {}, without: [] }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [
      Suggestion<Insertable, Insertable>({
        editor,
        char: '/',
        container: '.radix-themes',
        floatingUi: { strategy: 'fixed' },
        allow: ({ state }) => state.selection.$from.parent.type.name === 'paragraph',
        items: ({ query }) => findInsertables(editor, query, options.without),
        command({ range, props: insertable }) {
          editor.chain().focus().deleteRange(range).run();
          insertable.insert(editor, options.ask);
        },
        render: slashList,
      }),
    ];
  },
});

type Props = SuggestionProps<Insertable, Insertable>;

function slashList() {
  let list: ReactRenderer<SlashListHandle, Props> | null = null;
  let unmount: (() => void) | null = null;
  return {
    onStart(props: Props) {
      const className = 'rich-text-insert-layer';
      list = new ReactRenderer(SlashList, { editor: props.editor, props, className });
      unmount = props.mount(list.element);
    },
    onUpdate: (props: Props) => list?.updateProps(props),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => list?.ref?.onKeyDown(event) ?? false,
    onExit() {
      unmount?.();
      list?.destroy();
      list = null;
    },
  };
}
