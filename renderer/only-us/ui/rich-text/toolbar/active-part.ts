import { type Editor, findParentNodeClosestToPos } from '@tiptap/core';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
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
  const parent = findParentNodeClosestToPos(selection.$from, ({ type }) =>
    around.some((name) => name === type.name),
  );
  return parent ? { kind: parent.node.type.name as (typeof around)[number], pos: parent.pos } : null;
}
