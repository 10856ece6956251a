import type { RichTextNode } from './rich-text.ts';

type Attributes = Record<string, unknown>;

// What identifies a part, by type.
const sameness: Record<string, (before: Attributes, after: Attributes) => boolean> = {
  picture: (before, after) => before.fileId === after.fileId,
  file: (before, after) => before.fileId === after.fileId,
  video: (before, after) => before.site === after.site && before.id === after.id,
  button: (before, after) => before.text === after.text || before.href === after.href,
  gallery: (before, after) => {
    const ids = new Set(after.fileIds as number[]);
    return (before.fileIds as number[]).some((id) => ids.has(id));
  },
  callout: () => true,
  heading: () => true,
};

/** Whether two versions show the same part, such as a picture with another caption. */
export function isSamePart(before: RichTextNode, after: RichTextNode): boolean {
  if (before.type !== after.type) return false;
  return sameness[after.type]?.(before.attrs ?? {}, after.attrs ?? {}) ?? false;
}
