import { isRichText } from '#lib/rich-text/blocks.ts';
import { plainText } from '#lib/rich-text/read.ts';

// Fields whose values are choices, not words.
const choices = new Set(['show', 'side', 'of', 'tone']);

/** The words in the values of a block, for its line in the list and to compare versions. */
export function wordsIn(value: unknown): string[] {
  if (isRichText(value)) return [plainText(value)].filter(Boolean);
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inOrder = Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
  return inOrder.flatMap(([name, inner]) => (choices.has(name) ? [] : wordsIn(inner)));
}

// Its title says most.
function rank(name: string) {
  return name === 'title' ? 0 : 1;
}
