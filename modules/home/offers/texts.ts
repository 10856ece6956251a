import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of packaging products and services. */
export const t = texts('offer', {
  label: 'Label',
  value: 'Value',
  labelOfRow: 'Label of row {row}',
  valueOfRow: 'Value of row {row}',
  row: 'row {row}',
  addRow: 'Add row',
});
