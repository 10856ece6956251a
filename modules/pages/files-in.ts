import { isRichText } from '#lib/rich-text/blocks.ts';
import { picturesIn } from '#lib/rich-text/read.ts';

/** The ids of the files in the values of blocks, known by the names of their fields: also of blocks whose module is gone. */
export function filesIn(value: unknown): number[] {
  if (isRichText(value)) return picturesIn(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'fileId' || name === 'fileIds') return [inner].flat().filter(isId);
    return filesIn(inner);
  });
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}
