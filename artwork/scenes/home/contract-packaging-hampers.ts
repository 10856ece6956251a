import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onTop, type Point, patch, rightRect } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonInside, cartonPale, dark, ink, type Material, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const [W, D, H] = [46, 34, 15];
const open: readonly Point[] = [
  [-38, -50, 0],
  [-52, 10, 0],
];
const closed: readonly Point[] = [
  [22, -36, 0],
  [10, 20, 0],
];
const glass: Material = { top: '#A83A0C', left: '#8C2F08', right: '#5F2006' };

/** Gift hampers: two filled and still open, two closed with a ribbon. */
export function contractPackagingHampers(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [600, 520], scale: 5.8 },
    patch(flatRect([-500, -22, 0], 1000, 90), '#D8B98F'),
    shadows([
      ...open.map((at) => blockShadow(at, [W, D, 26])),
      ...closed.map((at) => blockShadow(at, [W, D, 18])),
    ]),
    hamper(open[0] as Point, false),
    gift(closed[0] as Point, board),
    hamper(open[1] as Point, true),
    gift(closed[1] as Point, dark),
  );
}

function hamper(at: Point, isOrange: boolean): string {
  const outside = isOrange ? orangePaint : cartonPale;
  return contact(at, [W, D], 2) + tray(at, [W, D, H], outside, cartonInside, contents(at), 1.2);
}

/** From the back to the front on a bed of straw: bottles, a tall pack, jars, a flat box. */
function contents(at: Point): string {
  const bed = move(at, 1.2, 1.2, 8);
  return [
    patch(flatRect(bed, W - 2.4, D - 2.4), '#E9D3B2'),
    ...straw(bed),
    bottle(move(bed, 8, 7, 0)),
    block(move(bed, 17, 2, 0), [12, 9, 17], dark, 0.5),
    patch(leftRect(move(bed, 17, 11, 6), 12, 5), orange),
    bottle(move(bed, 37, 7, 0)),
    jar(move(bed, 8, 22, 0)),
    block(move(bed, 16, 16, 0), [17, 13, 7], board, 0.5),
    onTop(move(bed, 20.6, 18.6, 7), printedMark(7)),
    jar(move(bed, 38, 22, 0)),
  ].join('');
}

/** Shredded paper: short strokes at all angles. */
function straw(bed: Point): string[] {
  let seed = 3;
  const next = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const lines = Array.from({ length: 150 }, () => {
    const [u, v, a] = [1 + next() * (W - 8), 1 + next() * (D - 8), next() * Math.PI];
    return `M${u.toFixed(1)} ${v.toFixed(1)}l${(Math.cos(a) * 4).toFixed(1)} ${(Math.sin(a) * 4).toFixed(1)}`;
  });
  return ['#C79F70', '#FBF1E0'].map((colour, i) =>
    onTop(bed, `<path d="${lines.filter((_, n) => n % 2 === i).join('')}" fill="none" stroke="${colour}" stroke-width=".7"/>`),
  );
}

function bottle(at: Point): string {
  return [
    cylinder(at, 'z', 4.4, 13, glass, 32),
    cylinder(move(at, 0, 0, 4), 'z', 4.5, 5, board, 32),
    cylinder(move(at, 0, 0, 13), 'z', 1.8, 4, glass, 20),
    cylinder(move(at, 0, 0, 16), 'z', 2.2, 3.4, dark, 20),
  ].join('');
}

function jar(at: Point): string {
  return [
    cylinder(at, 'z', 5, 7, cartonPale, 36),
    cylinder(move(at, 0, 0, 1.6), 'z', 5.1, 3.4, { top: orange, left: orange, right: '#C24B08' }, 36),
    cylinder(move(at, 0, 0, 7), 'z', 5.2, 2.4, dark, 36),
  ].join('');
}

/** A lidded box with a ribbon both ways and a bow. */
function gift(at: Point, material: Material): string {
  const lid = move(at, -0.6, -0.6, 12);
  const top = move(at, 0, 0, 18);
  const ribbon = { wide: 4.4, colour: orangePaint };
  const middle: Point = move(top, W / 2, D / 2, 0);
  const loop = (turn: number) =>
    `<path transform="rotate(${turn})" d="M0 0C3 -7 12 -8 12 -2.500 12 3 4 3 0 0Z" fill="${orangePaint.left}" stroke="${orangePaint.right}" stroke-width=".4"/>`;
  return [
    contact(at, [W, D], 2),
    block(at, [W, D, 12], material, 0.4),
    block(lid, [W + 1.2, D + 1.2, 6], material, 0.5),
    patch(flatRect(move(top, W / 2 - 2.2, -0.6, 0), ribbon.wide, D + 1.2), ribbon.colour.top),
    patch(flatRect(move(top, -0.6, D / 2 - 2.2, 0), W + 1.2, ribbon.wide), ribbon.colour.top),
    patch(leftRect(move(at, W / 2 - 2.2, D + 0.6, 0), ribbon.wide, 18), ribbon.colour.left),
    patch(rightRect(move(at, W + 0.6, D / 2 - 2.2, 0), ribbon.wide, 18), ribbon.colour.right),
    onTop(middle, '<circle r="8" fill="#3a220c" fill-opacity=".18"/>'),
    onTop(move(middle, 0, 0, 1.6), [25, 115, 205, 295].map(loop).join('')),
    onTop(move(middle, 0, 0, 2.6), `<circle r="2.4" fill="${material === dark ? paper : ink}"/>`),
  ].join('');
}
