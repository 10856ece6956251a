import type { RichTextNode } from './rich-text.ts';

/** Runs of text with the same marks become one. */
export function joined(nodes: RichTextNode[]): RichTextNode[] {
  const runs: RichTextNode[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const isRun = last?.text !== undefined && node.text !== undefined;
    if (isRun && JSON.stringify(last.marks) === JSON.stringify(node.marks)) last.text += node.text ?? '';
    else runs.push({ ...node });
  }
  return runs;
}
