import { texts } from '#renderer/ui/texts.ts';

/** The words of the plot and of the site's settings on the dashboard. */
export const t = texts('dashboard', {
  weeks: 'The last 12 weeks',
  perWeek: '{label} per week',
  total: '{count, plural, =0 {none} other {{total} in all}}',
  plotted:
    '{label} per week: {total} in the last 12 weeks, {now} of them since Monday{count, plural, =0 {.} other {, most in the week from {day}: {most}.}}',
  weekFrom: 'Week from',
  soFar: 'this week so far',
  asTable: 'Show as a table',
  siteTitle: 'Site',
  name: 'Name',
  nameHint: 'What search engines and shared links call it.',
  description: 'Description',
  descriptionHint: 'One sentence, for the footer, search engines and shared links.',
  noDescription: 'none',
  timeZone: 'Time zone',
  timeZoneHint: 'Of all dates, and of when a post that waits is published.',
  edit: 'Edit',
  editSite: 'Edit the settings of the site',
  saved: 'Success',
});
