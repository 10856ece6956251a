import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('footer', {
  failedTitle: 'The footer couldn’t be loaded',
  ownTitle: 'Logo and chat button',
  uploadLogo: 'Upload a logo',
  chatBecomes: 'Opens {link}',
  add: 'Add link',
  addTo: 'Add a link to “{type}”',
  none: 'No links yet. This column is hidden until you add one.',
  addTitle: 'New link',
  editTitle: 'Edit link',
  socialText: 'Links to Instagram, LinkedIn and others are in the footer.',
  toFooter: 'Edit the footer',
});
