import type { Fields } from './fields.ts';
import { isRichText } from './rich-text/blocks.ts';
import { paragraphsIn } from './rich-text/read.ts';

const ofWords = new Set(['line', 'text', 'richText', 'rows', 'blocks']);

/** The text in the values, paragraph by paragraph. */
export function saidIn(fields: Fields, values: object): string[] {
  const own = Object.entries(fields).filter(([, { kind, role }]) => ofWords.has(kind) && role !== 'address');
  return own.flatMap(([name]) => linesIn(values[name as keyof typeof values]));
}

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (isRichText(value)) return paragraphsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
}
