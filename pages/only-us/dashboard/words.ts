// Plain words: what reads sentences with plurals (renderer/only-us/ui/texts.ts) would be a tenth of the first screen's script.

export const weekWords = {
  weeks: 'The last 12 weeks',
  weekFrom: 'Week from',
  soFar: 'this week so far',
  asTable: 'Show as a table',
};

export const siteWords = {
  title: 'Site',
  name: 'Name',
  description: 'Description',
  noDescription: 'none',
  timeZone: 'Time zone',
  edit: 'Edit',
  editAll: 'Edit name, description and time zone',
};
