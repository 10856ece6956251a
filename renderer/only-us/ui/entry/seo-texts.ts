import { texts } from '../base/texts.ts';

export const t = texts('seo', {
  title: 'Search and sharing',
  automatic: 'Made from the title, the summary and the picture.',
  entered: 'Entered: {fields}.',
  hidden: 'Hidden from search engines',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  sharePictureId: 'Share picture',
  noindex: 'Search engines',
  hide: 'Hide from search engines',
  hideHint:
    'Visitors can still open the page and find it on this site. Search engines may take weeks to drop it.',
  emptyTitle: 'Empty: the title is shown, with the name of the site where it fits.',
  emptyDescription: 'Empty: the summary is shown, or the beginning of the text.',
  titleLength: '{count, plural, one {# character} other {# characters}}. About 60 fit.',
  longTitle: '{count} characters. Search results cut it after about 60.',
  descriptionLength: '{count, plural, one {# character} other {# characters}}. 50 to 160 look best.',
  longDescription: '{count} characters. Search results cut it after about 160.',
  pictureHint:
    'For chats and social networks, 1200 × 630 pixels or larger. Without it, the picture of the page is shown.',
});
