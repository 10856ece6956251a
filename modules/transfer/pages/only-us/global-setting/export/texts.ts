import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const parts = ['read', 'files', 'data', 'wordpress'] as const;

export const t = texts('export', {
  failedTitle: 'The export couldn’t be prepared',
  title: 'Take everything with you',
  text: 'One zip with all your content, for people and for other software. Your site isn’t changed.',
  read: 'To read',
  readText: 'Every entry as HTML and Markdown. Works offline in any browser.',
  files: 'Files',
  filesText: 'Original pictures and PDF documents, under their names.',
  data: 'For programs',
  dataText:
    'Every field as JSON with its schema, settings, menu and redirects. A new Vinci imports it and becomes the same site.',
  wordpress: 'For WordPress',
  wordpressText:
    'wordpress.xml, for WordPress and many others. Keep this site online during the import: the pictures are downloaded from it.',
  download: 'Download export',
  size: '{entries, plural, one {# entry} other {# entries}}, {files, plural, one {# file} other {# files}} of {bytes}',
  running: '{by} is downloading an export',
  progress: '{by} is downloading an export: {done} of {of}',
  without: 'Drafts are included and marked. Trash, history, requests, accounts and passwords are not.',
});
