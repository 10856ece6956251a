import { texts } from '../base/texts.ts';

export const t = texts('entry', {
  draftSaved: 'Draft saved.',
  published: 'Published.',
  scheduled: 'Scheduled.',
  changesPublished: 'Changes published.',
  added: '{noun} added.',
  allSaved: 'Changes saved.',
  addressAndSummary: 'Address and summary',
  otherPicture: 'another picture',
  noPicture: 'no picture',
  view: 'View',
  noSummary: 'No summary yet',
});
