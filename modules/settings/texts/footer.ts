import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of the footer's screen. */
export const t = texts('footer', {
  failedTitle: 'The footer couldn’t be loaded',
  ownTitle: 'Logo and chat button',
  logo: 'Logo',
  noLogo: 'Currently: the logo of the brand.',
  uploadLogo: 'Upload a logo',
  logoHint: 'Only if the footer should show another logo than the one in Brand. The background is dark.',
  chat: 'Chat button',
  noChat: 'No chat button.',
  chatField: 'WhatsApp number or chat link',
  chatHint: 'For example 0812-3456-7890. Leave empty to hide the chat button.',
  chatBecomes: 'Opens {link}',
  otherPicture: 'another picture',
  noPicture: 'no picture',
  edit: 'Edit',
  editOwn: 'Edit logo and chat button',
  add: 'Add link',
  addTo: 'Add a link to “{type}”',
  none: 'No links yet. This column is hidden until you add one.',
  addTitle: 'New link',
  saveAsNew: 'Save as a new link',
  editTitle: 'Edit link',
  editOf: 'Edit “{name}”',
  delete: 'Delete',
  deleteOf: 'Delete “{name}”',
  deleteTitle: 'Delete “{name}”?',
  deleteText:
    'It disappears from the footer of every page and goes to the trash, where you can restore it for 30 days.',
  saved: 'Success',
});
