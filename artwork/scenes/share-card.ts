import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, move, onLeft, type Point, patch, type Size } from '#drawing/iso.ts';
import { brandMark } from '#drawing/marks.ts';
import { board, orange, orangePaint, paper } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { cartons } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { edgeGuard, strapAcross, strapAlong } from '#drawing/strap.ts';
import { standingTube } from '#drawing/tube.ts';
import { wordmark } from '#drawing/wordmark.ts';

const at: Point = [0, 0, PALLET_HEIGHT];
const load: Size = [120, 80, 72];

/** The picture links to the site are shared with (Open Graph, 1200 × 630): the name, and what we do. */
export function shareCard(): string {
  const crate: Point = [96, 98, 0];
  return canvas(
    { width: 1200, height: 630, ground: 'ink', origin: [820, 222], scale: 2.9, overlay: name() },
    patch(flatRect([-60, -300, 0], 460, 700), '#2A2420'),
    shadows([
      blockShadow([0, 0, 0], [120, 80, 86]),
      blockShadow(crate, [40, 34, 30]),
      blockShadow([34, 108, 0], [18, 18, 40]),
    ]),
    contact([0, 0, 0], [120, 80], 6),
    pallet([0, 0, 0]),
    cartons(at, load, { count: [3, 2, 2] }),
    edgeGuard(at, load, board),
    ...[34, 76].map((offset) => strapAcross(at, load, offset)),
    ...[10, 66].map((offset) => strapAlong(at, load, offset)),
    standingTube([42, 116, 0], 9, 40, board, orangePaint),
    contact(crate, [40, 34], 4),
    carton(crate, [40, 34, 30], { tape: 'x', material: board }),
    onLeft(move(crate, 6, 34, 24), brandMark(15)),
  );
}

function name(): string {
  return (
    `<g transform="translate(84 222)">${wordmark(118, paper)}</g>` +
    `<rect x="86" y="392" width="96" height="10" fill="${orange}"/>`
  );
}
