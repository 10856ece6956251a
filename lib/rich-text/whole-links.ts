import type { RichText, RichTextMark, RichTextNode } from './rich-text.ts';

/** Makes each link one node `linked`, even if partly bold: as marks, it would be several tab stops. */
export function withWholeLinks(doc: RichText): RichText {
  return { ...doc, content: doc.content.map(whole) };
}

function whole(node: RichTextNode): RichTextNode {
  const { content } = node;
  if (!content) return node;
  if (!content.some(linkOf)) {
    const within = content.map(whole);
    return within.every((child, index) => child === content[index]) ? node : { ...node, content: within };
  }
  return { ...node, content: joined(content) };
}

function joined(words: RichTextNode[]): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  for (const word of words) {
    const link = linkOf(word);
    const last = nodes.at(-1);
    if (!link) nodes.push(word);
    else if (last?.type === 'linked' && last.attrs?.href === link.attrs?.href) last.content?.push(bare(word));
    else nodes.push({ type: 'linked', attrs: link.attrs, content: [bare(word)] });
  }
  return nodes;
}

function linkOf({ marks }: RichTextNode): RichTextMark | undefined {
  return marks?.find(({ type }) => type === 'link');
}

function bare(word: RichTextNode): RichTextNode {
  return { ...word, marks: word.marks?.filter(({ type }) => type !== 'link') };
}
