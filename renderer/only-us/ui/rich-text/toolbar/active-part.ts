import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { NodeSelection } from '@tiptap/pm/state';
import type { Ask } from '../insert/asked.ts';

const selected = ['picture', 'gallery', 'file', 'video', 'button'] as const;
const around = ['table', 'callout'] as const;

export interface ActivePart {
  kind: (typeof selected | typeof around)[number];
  pos: number;
}

export interface PartBarProps {
  editor: Editor;
  pos: number;
  ask: Ask;
}

/** The part that is selected, or the innermost around the caret; null for none. */
export function activePart({ selection }: EditorState): ActivePart | null {
  if (selection instanceof NodeSelection) {
    const kind = selected.find((name) => name === selection.node.type.name);
    if (kind) return { kind, pos: selection.from };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const kind = around.find((name) => name === $from.node(depth).type.name);
    if (kind) return { kind, pos: $from.before(depth) };
  }
  return null;
}
