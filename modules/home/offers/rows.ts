import { line, rows, text } from '#lib/fields.ts';

/** A row of an offer’s page; or the titles of its two columns. */
export type OfferRow = Record<'label' | 'value', string>;

const translated = { translated: true };

export const offerRows = {
  specification: rows(
    'Specification',
    { label: line('Label', 60, translated), value: line('Value', 200, translated) },
    { noun: 'row', nouns: 'rows', most: 40, hint: 'What buyers compare: material, size, load.' },
  ),
  prices: rows(
    'Prices by quantity',
    { label: line('Quantity', 60, translated), value: line('Price per unit', 60, translated) },
    {
      noun: 'price',
      nouns: 'prices',
      most: 8,
      hint: 'Optional. In rupiah, such as Rp 4.100: lists show the lowest price, and visitors sort by it.',
    },
  ),
  steps: rows(
    'How it works',
    {
      label: line('Step', 60, translated),
      value: text('Details', 300, { ...translated, input: { rows: 2 } }),
    },
    {
      ...{ noun: 'step', nouns: 'steps', most: 8 },
      hint: 'Optional. The steps from the first message to the result, in their order.',
    },
  ),
  preparation: rows(
    'What to prepare',
    { label: line('Item', 80, translated), value: text('Details', 200, translated) },
    {
      ...{ noun: 'item', nouns: 'items', most: 12 },
      hint: 'Optional. What you need from buyers to answer their first message.',
    },
  ),
  questions: rows(
    'Questions and answers',
    {
      label: line('Question', 160, translated),
      value: line('Answer', 600, { ...translated, input: { rows: 2 } }),
    },
    { noun: 'question', nouns: 'questions', most: 8, hint: 'Optional. The three that buyers ask most.' },
  ),
};
