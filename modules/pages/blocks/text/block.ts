import AlignLeft from 'lucide-react/icons/text-align-start';
import { plainText } from '#lib/rich-text/read.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { Text } from './Text.tsx';

/** A text with headings, lists, tables and pictures. */
export const textBlock = block({
  name: 'text',
  label: 'Text',
  icon: AlignLeft,
  fields,
  empty: { text: emptyRichText },
  text: ({ text }) => plainText(text),
  Section: Text,
});
