import { referenceOf } from './references.ts';
import type { RichText, RichTextMark, RichTextNode } from './rich-text.ts';

/** The address of a stored link; null if visitors can’t open it. */
export type ResolveLink = (href: string) => string | null;

/** A text with links by id replaced by current addresses. Dead links become plain text, dead buttons go. */
export function resolveLinks(doc: RichText, resolve: ResolveLink): RichText {
  const content = doc.content.flatMap((node) => resolved(node, resolve));
  return { ...doc, content };
}

function resolved(node: RichTextNode, resolve: ResolveLink): RichTextNode[] {
  if (!hasReference(node)) return [node];
  const { attrs, content, marks } = node;
  const href = referenceOf(attrs?.href) ? resolve(String(attrs?.href)) : attrs?.href;
  if (href === null) return [];
  return [
    {
      ...node,
      ...(attrs && { attrs: 'href' in attrs ? { ...attrs, href } : attrs }),
      ...(content && { content: content.flatMap((child) => resolved(child, resolve)) }),
      ...(marks && { marks: marks.flatMap((mark) => resolvedMark(mark, resolve)) }),
    },
  ];
}

function resolvedMark(mark: RichTextMark, resolve: ResolveLink): RichTextMark[] {
  if (!referenceOf(mark.attrs?.href)) return [mark];
  const href = resolve(String(mark.attrs?.href));
  return href === null ? [] : [{ ...mark, attrs: { ...mark.attrs, href } }];
}

function hasReference({ attrs, content, marks }: RichTextNode): boolean {
  if (referenceOf(attrs?.href) || marks?.some((mark) => referenceOf(mark.attrs?.href))) return true;
  return content?.some(hasReference) ?? false;
}
