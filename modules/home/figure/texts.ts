import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of figures. */
export const t = texts('homeFigure', {
  search: 'Search figures',
  add: 'Add figure',
  addTitle: 'New figure',
  saveAsNew: 'Save as a new figure',
  editTitle: 'Edit figure',
  count: '{count, plural, one {# figure} other {# figures}}',
  value: 'Number',
  valueHint: 'As visitors read it, for example 18.000 or 99,5%.',
  unit: 'Unit',
  unitHint: 'For example palet, buah or hari kerja. Optional.',
  label: 'Label',
  labelHint: 'What the number says, for example kapasitas gudang.',
  status: 'State',
  deleteText: 'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The figures couldn’t be loaded',
  emptyTitle: 'No figures yet',
  emptyText:
    'Add two to four numbers that matter to buyers. Until then, the home page counts what is published.',
});
