/**
 * Cross-fades pages. A separate style sheet at the top: any later, Chromium skips the transition and logs an error. The
 * Content-Security-Policy allows it by hash.
 */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
