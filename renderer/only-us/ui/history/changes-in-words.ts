import { isBlockList } from '#lib/block-list.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import type { Version } from './history-api.ts';
import { t } from './texts.ts';

/** 'Title, 2 paragraphs, Cover'. `values`, those of the form, show which field is a rich text. */
export function changesInWords(
  changes: Version['changes'],
  labels: Record<string, string | undefined>,
  values: Record<string, unknown>,
): string {
  const fields = [...new Set([...Object.keys(labels), ...Object.keys(changes)])];
  const words = fields.flatMap((field) => {
    const count = changes[field];
    if (!count) return [];
    const value = values[field];
    if (isBlockList(value) && value.length > 0) return t('blocks', { count });
    return isRichText(value) ? t('paragraphs', { count }) : (labels[field] ?? field);
  });
  return words.join(', ') || t('unchanged');
}
