import * as z from 'zod/mini';
import { field } from '#lib/fields.ts';
import { line, text } from '#lib/inputs.ts';

/** A row of an offer's page: of its specification, or what its two columns are called instead. */
export interface OfferRow {
  label: string;
  value: string;
}

interface Column {
  label: string;
  longest: number;
  /** So many lines at once; left out, it is a single line. */
  lines?: number;
  isOptional?: true;
}

/** Rows that the pages of offers show, with what their two columns are called. */
export interface OfferRows {
  label: string;
  hint: string;
  addLabel: string;
  most: number;
  columns: readonly [Column, Column];
}

/** Whatever is in rows on the page of an offer, by the field that has them. */
export const offerRows = {
  specification: {
    label: 'Specification',
    hint: 'What buyers compare: material, size, load.',
    addLabel: 'Add row',
    most: 40,
    columns: [
      { label: 'Label', longest: 60 },
      { label: 'Value', longest: 200 },
    ],
  },
  prices: {
    label: 'Prices by quantity',
    hint: 'Optional. Visitors read “mulai” before each price.',
    addLabel: 'Add price',
    most: 8,
    columns: [
      { label: 'Quantity', longest: 60 },
      { label: 'Price per unit', longest: 60 },
    ],
  },
  steps: {
    label: 'How it works',
    hint: 'Optional. The steps from the first message to the result, in their order.',
    addLabel: 'Add step',
    most: 8,
    columns: [
      { label: 'Step', longest: 60 },
      { label: 'Details', longest: 300, lines: 2, isOptional: true },
    ],
  },
  preparation: {
    label: 'What to prepare',
    hint: 'Optional. What you need from buyers to answer their first message.',
    addLabel: 'Add item',
    most: 12,
    columns: [
      { label: 'Item', longest: 80 },
      { label: 'Details', longest: 200, isOptional: true },
    ],
  },
  questions: {
    label: 'Questions and answers',
    hint: 'Optional. Three that buyers ask most.',
    addLabel: 'Add question',
    most: 8,
    columns: [
      { label: 'Question', longest: 160 },
      { label: 'Answer', longest: 600, lines: 2 },
    ],
  },
} satisfies Record<string, OfferRows>;

/** The field of a content type that has these rows. */
export function rowsField({ label, hint, most, columns: [first, second] }: OfferRows) {
  const row = z.strictObject({
    label: line(first.label, first.longest),
    value: (second.isOptional ? text : line)(second.label, second.longest),
  });
  const rule = z.array(row).check(z.maxLength(most, `${label} maximum ${most} rows.`));
  const format = (rows: OfferRow[]) =>
    rows.map(({ label: name, value }) => [name, value].filter(Boolean).join(': ')).join('\n');
  return field('rows', { label, hint, rule, empty: [], format, translated: true });
}
