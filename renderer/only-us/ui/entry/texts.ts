import { texts } from '../base/texts.ts';

export const t = texts('entry', {
  deleted: 'Has successfully deleted the data: “{name}”',
  restored: '“{name}” was restored.',
  restoredPublic: '“{name}” was restored. Visitors can see it again.',
  restoredWith:
    '“{name}” was restored as a draft with the {word} “{other}”, because its own was deleted permanently.',
  restoredUnready: '“{name}” was restored as a draft. {why}',
  restoredElsewhere: '“{name}” was restored at a new address, {address}, because its own is taken.',
  draftSaved: 'Draft saved.',
  published: 'Published.',
  scheduled: 'Scheduled.',
  publishedOne: '“{name}” was published.',
  unpublishedOne: '“{name}” is a draft again. Visitors no longer see it.',
  changesPublished: 'Changes published.',
  added: 'Added.',
  allSaved: 'Changes saved.',
  more: 'More for “{name}”',
  duplicated: '“{name}” was duplicated. The copy is a draft.',
  view: 'View',
  preview: 'Preview',
  share: 'Share preview',
  open: 'Open',
  addressAndSummary: 'Address and summary',
  noSummary: 'No summary yet',
});
