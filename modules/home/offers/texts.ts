import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of packaging products and services. */
export const t = texts('offer', {
  name: 'Name',
  slug: 'Address',
  slugTaken: 'Another one has this address.',
  summary: 'Summary',
  summaryHint: 'One or two sentences, for lists, search engines and shared links.',
  text: 'Text',
  specification: 'Specification',
  specificationHint: 'What buyers compare: material, size, load, minimum order.',
  label: 'Label',
  value: 'Value',
  labelOfRow: 'Label of row {row}',
  valueOfRow: 'Value of row {row}',
  row: 'row {row}',
  addRow: 'Add row',
  removeRow: 'Remove row {row}',
  pictures: 'More pictures',
  picturesHint: 'Shown below the text; visitors can enlarge them.',
  pictureName: 'picture {place}',
  addPicture: 'Add picture',
  removePicture: 'Remove picture {place}',
  pictureThere: 'You already added this picture.',
  view: 'View',
  preview: 'Preview',
});
