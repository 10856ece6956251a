import { texts } from '#renderer/ui/texts.ts';

/** The words of the screen of gallery types. */
export const t = texts('galleryType', {
  add: 'Add type',
  addTitle: 'New gallery type',
  saveAsNew: 'Save as a new gallery type',
  editTitle: 'Rename gallery type',
  name: 'Name',
  search: 'Search types',
  rename: 'Rename',
  delete: 'Delete',
  deleteTitle: 'Delete “{name}”?',
  deleteText: 'A type that pictures use can’t be deleted.',
  used: 'Used by {count, plural, one {# picture} other {# pictures}}: it can’t be deleted.',
  deleted: 'Has successfully deleted the data',
  saved: 'Success',
  pictures: '{count, plural, =0 {no pictures} one {# picture} other {# pictures}}',
  drag: 'Drag “{name}” to another place',
  earlier: 'Move “{name}” up',
  later: 'Move “{name}” down',
  failedTitle: 'The types couldn’t be loaded',
  emptyTitle: 'No types yet',
  emptyText: 'Types sort the gallery for visitors, such as Packaging, Warehouse or Delivery.',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'Try other words.',
});
