import { texts } from '../base/texts.ts';

export const t = texts('trash', {
  about: 'Deleted entries stay here for 30 days. After that they are deleted permanently.',
  back: 'Back to the list',
  failedTitle: 'The trash couldn’t be loaded',
  emptyTitle: 'The trash is empty',
  emptyText: 'What you delete stays here for 30 days, so you can restore it.',
  deletedBy: 'Deleted by {name} {date}',
  deletedOn: 'Deleted {date}',
  left: '{days, plural, =0 {less than a day left} one {# day left} other {# days left}}',
  restoreOf: 'Restore “{title}”',
  restored: '“{name}” was restored.',
  restoredPublic: '“{name}” was restored. Visitors can see it again.',
  restoredWith:
    '“{name}” was restored as a draft with the {word} “{other}”, because its own was deleted permanently.',
  restoredUnready: '“{name}” was restored as a draft. {why}',
  restoredElsewhere: '“{name}” was restored at a new address, {address}, because its own is taken.',
  open: 'Open',
  view: 'View',
  deleted: 'Has successfully deleted the data: “{name}”',
  delete: 'Delete permanently',
  deleteOf: 'Delete “{title}” permanently',
  deleteTitle: 'Delete “{title}” permanently?',
  deleteText:
    'You won’t be able to restore it. Its history goes, too; its pictures stay in the File Manager.',
});
