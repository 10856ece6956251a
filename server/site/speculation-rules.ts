import type { RequestHandler } from 'express';

/** A header, because the CSP would block inline rules. */
export const speculationRulesHeader = '"/speculation-rules.json"';

// Never prefetched: whatever needs or starts a session, downloads, and the current page.
const notAhead = ['/api/*', '/auth/*', '/only-us', '/only-us/*', '/preview/*', '/*.xml', '/*.png'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      // When the pointer rests on a link for a moment, or is pressed.
      eagerness: 'moderate',
    },
  ],
};

/** `/speculation-rules.json`: supporting browsers prefetch the next page while the visitor still aims at its link. */
export const speculationRules: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', 'public, max-age=86400')
    .type('application/speculationrules+json')
    .send(JSON.stringify(rules));
};
