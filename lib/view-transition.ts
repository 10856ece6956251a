/** A separate style sheet at the top: any later, Chromium skips the transition. The policy allows it by hash. */
export const viewTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
