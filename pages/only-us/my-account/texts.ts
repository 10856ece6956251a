import { texts } from '#renderer/only-us/ui/texts.ts';

/** The texts of one's own account. */
export const t = texts('myAccount', {
  failedTitle: 'Your account couldn’t be loaded',
  saved: 'Success',
  profile: 'Profile',
  name: 'Name',
  nameHint: 'What your colleagues see.',
  byline: 'By-line',
  bylineHint: 'Your new posts name this as their author. Leave it empty to use your name.',
  portrait: 'Portrait',
  portraitHint: 'Colleagues see it beside your name.',
  upload: 'Upload a portrait',
  picture: 'another picture',
  noPicture: 'no picture',
  language: 'Language of the back office',
  password: 'Password',
  passwordHint: 'You sign in with {email}. A new password signs you out everywhere.',
  changePassword: 'Change password …',
  sessions: 'Where you’re signed in',
  sessionsHint: 'If you don’t recognise one of these, sign it out and change your password.',
});
