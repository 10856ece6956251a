import { texts } from '#renderer/only-us/ui/texts.ts';

/** What an export has, in the order of its screen. */
export const parts = ['read', 'files', 'data', 'wordpress'] as const;

/** The texts of the screen that exports the site. */
export const t = texts('export', {
  failedTitle: 'The export couldn’t be prepared',
  title: 'Take everything with you',
  text: 'One zip with all your content, in forms that people and other programs read. Your site stays as it is.',
  read: 'To read',
  readText: 'Every entry as HTML and as Markdown. Open it in a browser, also without the internet.',
  files: 'Files',
  filesText: 'Pictures and PDF documents as they are stored, by their names.',
  data: 'For programs',
  dataText:
    'Every field as JSON with its schema, settings, menu and redirects. A new Vinci imports it and becomes the same site.',
  wordpress: 'For WordPress',
  wordpressText:
    'wordpress.xml, which WordPress and many others import. Leave this site online meanwhile: it gives them the pictures.',
  download: 'Download export',
  size: '{entries, plural, one {# entry} other {# entries}}, {files, plural, one {# file} other {# files}} of {bytes}',
  running: '{by} is downloading an export',
  progress: '{by} is downloading an export: {done} of {of}',
  without: 'Drafts are in it and marked. The trash, the history, requests, accounts and passwords are not.',
});
