import type { RequestHandler } from 'express';

/** For the header `Speculation-Rules` of public pages: where the rules are. (In the page itself the CSP would block them.) */
export const speculationRulesHeader = '"/speculation-rules.json"';

// Not fetched ahead: what needs or makes a session, and what is a download. Nor the page one is on.
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
      // When the pointer rests on a link for a moment, or presses it.
      eagerness: 'moderate',
    },
  ],
};

/** `/speculation-rules.json`: browsers that know them fetch the next page while the visitor still aims at its link. */
export const speculationRules: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', 'public, max-age=86400')
    .type('application/speculationrules+json')
    .send(JSON.stringify(rules));
};
