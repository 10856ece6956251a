import { createDocument, type Editor } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { AttrStep, Mapping, ReplaceStep, type Step } from '@tiptap/pm/transform';
import { alignBlocks } from '#lib/rich-text/align.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

export interface KnownText {
  doc: Node;
  since: Mapping;
}

export function knownText({ state }: Editor): KnownText {
  return { doc: state.doc, since: new Mapping() };
}

/**
 * Changes the text into what came of it outside of the editor, such as by somebody else: only where the two differ, so that
 * the caret, the view and what is being typed stay. Undo leaves it alone, unless this person chose it (`isOwn`).
 */
export function changeFromElsewhere(
  editor: Editor,
  { doc, since }: KnownText,
  value: RichText,
  isOwn = false,
): void {
  const { tr } = editor.state;
  // The last first: the places before it stay as they are.
  const steps = stepsBetween(doc, createDocument(value, editor.schema), 0).reverse();
  const isDone = steps.every((step) => {
    const moved = step.map(since);
    return !moved || !tr.maybeStep(moved).failed;
  });
  if (isDone) keepingView(editor, tr.setMeta('addToHistory', isOwn).setMeta('preventUpdate', true));
  else editor.commands.setContent(value, { emitUpdate: false });
}

// For a browser, an editor with the focus stays where it is as long as its first line does.
function keepingView({ view }: Editor, tr: Transaction) {
  const { head } = view.state.selection;
  const topOf = (pos: number) => view.coordsAtPos(pos).top;
  const before = view.hasFocus() ? topOf(head) : null;
  view.dispatch(tr);
  if (before !== null && before >= 0 && before <= window.innerHeight)
    window.scrollBy({ top: topOf(tr.mapping.map(head)) - before, behavior: 'instant' });
}

/** The steps from one node to the other, at positions of the first. `start`: where its content begins. */
export function stepsBetween(before: Node, after: Node, start: number): Step[] {
  if (before.inlineContent) return stepsInWords(before.content, after.content, start);
  const steps: Step[] = [];
  let [from, to, row, column] = [start, start, 0, 0];
  let added: Node[] = [];
  const replace = () => {
    const blocks = new Slice(Fragment.from(added), 0, 0);
    if (to > from || added.length > 0) steps.push(new ReplaceStep(from, to, blocks));
    added = [];
  };
  for (const pair of alignBlocks(before.toJSON().content ?? [], after.toJSON().content ?? [])) {
    const old = pair.before && before.child(row++);
    const now = pair.after && after.child(column++);
    const isKept = old && old.type === now?.type;
    if (isKept) {
      replace();
      if (!pair.isSame) steps.push(...stepsOfAttributes(old, now, to), ...stepsBetween(old, now, to + 1));
    } else if (now) added.push(now);
    to += old?.nodeSize ?? 0;
    if (isKept) from = to;
  }
  replace();
  return steps;
}

function stepsOfAttributes(before: Node, after: Node, at: number): Step[] {
  const changed = Object.entries(after.attrs).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.attrs[name]),
  );
  return changed.map(([name, value]) => new AttrStep(at, name, value));
}

function stepsInWords(before: Fragment, after: Fragment, start: number): Step[] {
  const from = before.findDiffStart(after);
  const end = before.findDiffEnd(after);
  if (from === null || !end) return [];
  // Where a letter is repeated, both ends may claim it.
  const twice = Math.max(0, from - Math.min(end.a, end.b));
  const words = new Slice(after.cut(from, end.b + twice), 0, 0);
  return [new ReplaceStep(start + from, start + end.a + twice, words)];
}
