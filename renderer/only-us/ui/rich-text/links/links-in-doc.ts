import type { Node } from '@tiptap/pm/model';

/** A link in the editor and where it is. */
export interface PlacedLink {
  href: string;
  words: string;
  from: number;
  to: number;
}

/** The links and buttons of a text in their order; one that is partly bold is one. */
export function linksInDoc(doc: Node): PlacedLink[] {
  const links: PlacedLink[] = [];
  doc.descendants((node, pos) => {
    const { attrs, marks, nodeSize, text = '' } = node;
    const href = marks.find(({ type }) => type.name === 'link')?.attrs.href ?? attrs.href;
    if (typeof href !== 'string') return;
    const last = links.at(-1);
    if (last && last.href === href && last.to === pos) {
      last.words += text;
      last.to += nodeSize;
    } else links.push({ href, words: text || (attrs.text ?? ''), from: pos, to: pos + nodeSize });
  });
  return links;
}
