import { texts } from '../../base/texts.ts';

export const t = texts('links', {
  title: 'Link',
  linkTo: 'Link to',
  hint: 'Search posts, pages, products and files, or enter an address, an email address or a phone number.',
  noLink: 'This isn’t a valid link. Check the address.',
  found: '{count, plural, =0 {Nothing matches.} one {# result} other {# results}}',
  address: 'Link to {address}',
  remove: 'Remove link',
  leadsTo: 'Leads to “{title}” ({path}), also when its address changes.',
  problems: 'Links that lead nowhere',
  showOf: 'Show the link “{words}”',
  untitled: 'no title',
});
