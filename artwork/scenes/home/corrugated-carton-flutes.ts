import { canvas } from '#drawing/canvas.ts';
import { corrugated, ridges } from '#drawing/corrugated.ts';
import { flatRect, move, type Point, patch, stroke } from '#drawing/iso.ts';
import { carton, cartonDeep, cartonPale, orangePaint } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const at: Point = [-62, -44, 0];
const [W, D] = [118, 88];
const LINER = 2.4;
const [COARSE, FINE] = [8, 5];
/** One wave of `ridges` is so long for every unit of height; whole waves end on the liner. */
const WAVE = 2.3;

/** Double-wall board taken apart in steps: liner, coarse fluting, middle liner, fine fluting, printed face. */
export function corrugatedCartonFlutes(): string {
  const middle = move(at, 0, 0, LINER + COARSE);
  const face = move(middle, 0, 0, LINER + FINE);
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [600, 450], scale: 5.9 },
    patch(flatRect([-500, -70, 0], 1000, 160), '#F1E8DC'),
    shadows([blockShadow(at, [W, D, 16]), blockShadow(at, [76, D, 24])]),
    contact(at, [W, D], 3),
    block(at, [W, D, LINER], cartonDeep, 0.4),
    ridges(move(at, 0, 0, LINER), [COARSE * WAVE * 5, D], COARSE, carton),
    block(middle, [76, D, LINER], cartonDeep, 0.4),
    ridges(move(middle, 0, 0, LINER), [FINE * WAVE * 5, D], FINE, cartonPale),
    block(face, [34, D, LINER], orangePaint, 0.5),
    curl(move(face, 34, 0, LINER)),
  );
}

/** Where the printed face is being peeled off: it rolls up along the edge. */
function curl(edge: Point): string {
  return [
    shade(flatRect(move(edge, 0, 0, -LINER), 9, D), 0.22),
    cylinder(move(edge, 1.5, 0, 4.4), 'y', 5, D, cartonPale, 40),
    stroke([move(edge, -2, D, 4), move(edge, 1, D, 6.6), move(edge, 3.4, D, 4.4)], '#A83A0C', 0.7),
  ].join('');
}
