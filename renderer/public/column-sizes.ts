/** A value per kind of screen; default: as on the next smaller one. */
export interface ByScreen {
  phone?: number;
  tablet?: number;
  laptop?: number;
}

/**
 * The `sizes` of a picture in a column: browsers choose a file before they know the CSS. `share` is the column’s share of
 * the page: 1/3 is one of three columns, 2/3 spans two. `cut` comes from `cutTo`, where CSS crops.
 */
export function columnSizes(share: ByScreen, cut: ByScreen = {}): string {
  const shares = byScreen(share);
  const cuts = byScreen(cut);
  // On the widest screens the page is 1312 pixels, with gaps of 24; from 1376 to 1600 pixels it is 1200.
  const widest = Math.ceil((1336 * shares.laptop - 24) * cuts.laptop);
  const laptop = column(shares.laptop, cuts.laptop, 1.5, 4);
  const tablet = column(shares.tablet, cuts.tablet, 1.5);
  return [
    `(min-width: 86rem) ${widest}px`,
    `(min-width: 64rem) ${laptop}`,
    `(min-width: 48rem) ${tablet}`,
    column(shares.phone, cuts.phone, 1),
  ].join(', ');
}

/** How much wider a picture is than its visible part at the shape `ratio` (width / height), with `object-fit: cover`. */
export function cutTo(ratio: number, { width, height }: { width: number; height: number }): number {
  return Math.max(1, width / height / ratio);
}

function byScreen({ phone = 1, tablet = phone, laptop = tablet }: ByScreen) {
  return { phone, tablet, laptop };
}

// The page is 100vw less two margins (css/tokens.css); slightly more, so that rounding makes none too small.
function column(share: number, cut: number, gap: number, margin = gap) {
  const vw = Math.ceil(share * cut * 10_000) / 100;
  const gaps = Math.floor((share * (2 * margin - gap) + gap) * cut * 100) / 100;
  return `calc(${vw}vw - ${gaps}rem)`;
}
