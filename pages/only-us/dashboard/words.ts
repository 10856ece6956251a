// Plain words: what reads sentences with plurals (renderer/ui/texts.ts) would be a tenth of the first screen's script.

export const weekWords = {
  weeks: 'The last 12 weeks',
  weekFrom: 'Week from',
  soFar: 'this week so far',
  asTable: 'Show as a table',
};

export const siteWords = {
  title: 'Site',
  name: 'Name',
  nameHint: 'What search engines and shared links call it.',
  description: 'Description',
  descriptionHint: 'One sentence, for the footer, search engines and shared links.',
  noDescription: 'none',
  timeZone: 'Time zone',
  timeZoneHint: 'Of all dates, and of when a post that waits is published.',
  edit: 'Edit',
  editAll: 'Edit the settings of the site',
  saved: 'Success',
};
