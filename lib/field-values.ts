import { filesIn } from './block-values.ts';
import type { FieldKind } from './fields.ts';
import { isRichText } from './rich-text/blocks.ts';
import { filesInText } from './rich-text/read.ts';

const ofFiles: readonly FieldKind[] = ['picture', 'pictures', 'document', 'richText', 'blocks', 'rows'];

/** Can a field of this kind show files? */
export const holdsFiles = (kind: FieldKind): boolean => ofFiles.includes(kind);

/** The ids of the files that a field of this kind shows. In an unfinished entry it may be empty. */
export function filesInField(kind: FieldKind, value: unknown): number[] {
  if (kind === 'richText') return isRichText(value) ? filesInText(value) : [];
  if (kind === 'blocks' || kind === 'rows') return filesIn(value);
  return holdsFiles(kind) ? [value].flat().filter((id) => typeof id === 'number') : [];
}
