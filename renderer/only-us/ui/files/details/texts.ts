import { texts } from '../../texts.ts';

/** The texts of what can be said about a file. */
export const t = texts('fileDetails', {
  open: 'Alt text and focal point',
  title: 'Alternative text and focal point',
  name: 'Name',
  nameMissing: 'Name is required.',
  nameLong: 'Name maximum 120 characters.',
  alt: 'Alternative text',
  altHint: 'What the picture shows, for people who can’t see it.',
  altLong: 'Alternative text maximum 300 characters.',
  everywhere: 'Changes apply everywhere this picture is used.',
  focus: 'Focal point',
  focusHint: 'Drag the point to what matters, or move it with the arrow keys. Crops keep it in sight.',
  focusAt: '{left}% from the left, {top}% from the top',
  recentre: 'Back to the centre',
  crops: 'How it is cropped',
  wide: 'Wide cover',
  banner: 'Banner',
  card: 'Card',
  square: 'Square',
  share: 'Link preview',
  lockedBy: '{name} uploaded this picture. Only they and administrators can change it.',
  locked: 'Only administrators can change this picture.',
  close: 'Close',
  saved: 'Success',
});
