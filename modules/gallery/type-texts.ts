import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of gallery types. */
export const t = texts('galleryType', {
  add: 'Add type',
  addTitle: 'New gallery type',
  saveAsNew: 'Save as a new gallery type',
  editTitle: 'Rename gallery type',
  name: 'Name',
  search: 'Search types',
  count: '{count, plural, one {# type} other {# types}}',
  deleteText:
    'It goes to the trash, where you can restore it for 30 days. A type that pictures use can’t be deleted.',
  pictures: '{count, plural, =0 {no pictures} one {# picture} other {# pictures}}',
  failedTitle: 'The types couldn’t be loaded',
  emptyTitle: 'No types yet',
  emptyText: 'Types sort the gallery for visitors, such as Packaging, Warehouse or Delivery.',
});
