import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const t = texts('measuring', {
  failedTitle: 'The settings couldn’t be loaded',
  tools: 'Tools',
  toolsText:
    'Nothing is loaded, stored or sent until a visitor agrees in a bar, which each page then has. Name the companies on your privacy page. A request that a visitor sends is reported as a lead.',
  codes: 'Verification',
  codesText:
    'Show these services that the site is yours with their codes or whole meta tags. They measure nothing.',
});
