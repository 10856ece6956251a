/**
 * Pages cross-fade where the browser supports it. A separate style sheet at the top of the page: in a
 * file that comes after the first of the page, Chromium finds it too late, skips the transition and says so as an error.
 * The Content-Security-Policy names it by its hash.
 */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
