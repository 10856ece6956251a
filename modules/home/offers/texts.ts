import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the forms of packaging products and services. */
export const t = texts('offer', {
  name: 'Name',
  slug: 'Address',
  slugTaken: 'Another one has this address.',
  text: 'Text',
  specification: 'Specification',
  specificationHint: 'What buyers compare: material, size, load.',
  label: 'Label',
  value: 'Value',
  labelOfRow: 'Label of row {row}',
  valueOfRow: 'Value of row {row}',
  row: 'row {row}',
  addRow: 'Add row',
  pictures: 'More pictures',
  picturesHint: 'Shown below the text; visitors can enlarge them.',
  pictureThere: 'You already added this picture.',
  datasheet: 'Datasheet',
  datasheetFile: 'File',
  datasheetHint: 'Optional. A PDF, or a picture. Visitors download it below the specification.',
  uploadDatasheet: 'Upload a file',
  removeDatasheet: 'Remove datasheet',
  view: 'View',
  preview: 'Preview',
});
