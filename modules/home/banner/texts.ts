import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the screen of banners. */
export const t = texts('banner', {
  search: 'Search banners',
  add: 'Add banner',
  addTitle: 'New banner',
  saveAsNew: 'Save as a new banner',
  editTitle: 'Edit banner',
  count: '{count, plural, one {# banner} other {# banners}}',
  title: 'Title',
  titleHint: 'The first banner’s title is the headline of the home page.',
  subtitle: 'Subtitle',
  buttonLabel: 'Button label',
  buttonLink: 'Button link',
  linkHint: 'A page of this site, such as /packaging, or a full address.',
  fileId: 'Picture',
  status: 'State',
  deleteText: 'It disappears from the home page and goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The banners couldn’t be loaded',
  emptyTitle: 'No banners yet',
  emptyText: 'A banner opens the home page: a picture, a headline and one button.',
});
