import { bundle, bundleHeight } from '#drawing/bundle.ts';
import { canvas } from '#drawing/canvas.ts';
import { stick } from '#drawing/carton.ts';
import { cutEdge } from '#drawing/corrugated.ts';
import { flatRect, move, onLeft, type Point, patch, type Size, stroke } from '#drawing/iso.ts';
import { printedMark, handling } from '#drawing/marks.ts';
import { carton, cartonInside, type Material } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { flap, tray } from '#drawing/tray.ts';

const box: Point = [0, 0, 0];
const size: Size = [62, 46, 56];
const pile: Point = [-66, -24, 0];

/** A double-wall carton set up with its flaps open, before a strapped bundle of flat ones. */
export function corrugatedCarton(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [650, 505], scale: 5.7 },
    patch(flatRect([-200, -200, 0], 400, 400), '#2A2420'),
    shadows([
      blockShadow(pile, [54, 78, bundleHeight(16)]),
      blockShadow(box, size),
      blockShadow([0, -12, 40], [84, 60, 16]),
    ]),
    contact(pile, [54, 78], 3),
    bundle(pile, [54, 78], 16),
    contact(box, size.slice(0, 2) as [number, number], 3),
    setUp(),
    onLeft([7, 46, 22], printedMark(15)),
    stick('left', box, size, handling(7), 0.56, 0.76),
    stick('right', box, size, handling(7, '#4a3115'), 0.26, 0.76),
  );
}

/** A flap hinged on the edge from `a` to `b`, the fluting showing along its free edge. */
function lid(a: Point, b: Point, out: Point, side: Material): string {
  const rim: [Point, Point] = [move(a, ...out), move(b, ...out)];
  return flap(a, b, out, side) + stroke(rim, carton.top, 2) + cutEdge(rim, 1);
}

/** The box with its near flaps hanging down over the sides. */
function setUp(): string {
  const [[w, d, h], reach] = [size, 23];
  const [back, side, near, right]: Point[] = [
    [0, 0, h],
    [w, 0, h],
    [0, d, h],
    [w, d, h],
  ] as const;
  return [
    lid(back, side, [0, -reach * 0.62, reach * 0.78], cartonInside),
    lid(back, near, [-reach * 0.8, 0, reach * 0.6], cartonInside),
    tray(box, size, carton, cartonInside, '', 1.2),
    lid(side, right, [reach * 0.96, 0, -reach * 0.28], carton),
    lid(near, right, [0, reach * 0.9, -reach * 0.44], carton),
  ].join('');
}
