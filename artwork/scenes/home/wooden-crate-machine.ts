import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onLeft, type Point, patch, rightRect, stroke } from '#drawing/iso.ts';
import { dark, ink, type Material, orange, orangePaint, paper, steel, wood } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const at: Point = [-58, -40, 0];
const [W, D, H] = [116, 80, 76];
const inner: Material = { top: '#E2BE8A', left: '#CFA671', right: '#B68A55' };

/** A crate with two walls still off: the motor inside is bolted to the floor and strapped down. */
export function woodenCrateMachine(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [590, 610], scale: 4.4 },
    patch(flatRect([-500, -56, 0], 1000, 140), '#D8B98F'),
    shadows([blockShadow(at, [W, D, 20]), blockShadow(at, [W, 3, H + 12]), blockShadow(at, [3, D, H + 12])]),
    contact(at, [W, D], 4),
    ...[0, W / 2 - 6, W - 12].map((x) => block(move(at, x, 0, 0), [12, D, 8], wood, 0.3)),
    walls(move(at, 0, 0, 8)),
    block(move(at, 0, 0, 8), [W, D, 5], wood, 0.5),
    ...floorSeams(move(at, 0, 0, 13)),
    shade(flatRect(move(at, 20, 14, 13), 88, 50), 0.2),
    motor(move(at, 22, 40, 13)),
  );
}

/** The two far walls seen from inside: planks, posts and the top rails. */
function walls(foot: Point): string {
  const planks = [1, 2, 3, 4].map((i) => {
    const z = (H / 5) * i;
    return stroke([move(foot, 3, D, z), move(foot, 3, 3, z), move(foot, W, 3, z)], '#7d5a31', 0.6, 'stroke-opacity=".6"');
  });
  return [
    block(foot, [3, D, H], inner, 0.3),
    block(foot, [W, 3, H], inner, 0.3),
    patch(leftRect(move(foot, 3, 3, 0), W - 3, H), inner.left),
    patch(rightRect(move(foot, 3, 3, 0), D - 3, H), inner.right),
    ...planks,
    ...[3, W / 2 - 3, W - 8].map((x) => block(move(foot, x, 3, 5), [7, 2, H - 5], wood, 0.4)),
    ...[D / 2 - 3, D - 7].map((y) => block(move(foot, 3, y, 5), [2, 7, H - 5], wood, 0.4)),
    block(move(foot, -1, -1, H), [W + 1, 7, 4], wood, 0.5),
    block(move(foot, -1, -1, H), [7, D + 1, 4], wood, 0.5),
  ].join('');
}

function floorSeams(foot: Point): string[] {
  return [1, 2, 3, 4, 5].map((i) =>
    stroke([move(foot, 5, (D / 6) * i, 0), move(foot, W, (D / 6) * i, 0)], '#94693A', 0.5, 'stroke-opacity=".6"'),
  );
}

/** An electric motor with its ribs, shaft, feet and terminal box. A strap runs round it. */
function motor(at: Point): string {
  const axis = move(at, 0, 0, 26);
  const ribs = Array.from({ length: 9 }, (_, i) => cylinder(move(axis, 8 + i * 5.4, 0, 0), 'x', 21, 2.2, orangePaint, 48));
  return [
    block(move(at, 6, -22, 0), [48, 44, 5], dark, 0.4),
    cylinder(move(axis, -4, 0, 0), 'x', 20, 9, dark),
    cylinder(move(axis, 4, 0, 0), 'x', 19, 52, orangePaint),
    ...ribs.slice(0, 5),
    cylinder(move(axis, 30.4, 0, 0), 'x', 22, 3.4, dark, 48),
    ...ribs.slice(5),
    cylinder(move(axis, 55, 0, 0), 'x', 21.5, 6, steel),
    cylinder(move(axis, 61, 0, 0), 'x', 12, 4, steel),
    cylinder(move(axis, 65, 0, 0), 'x', 5, 15, steel),
    block(move(axis, 16, -6, 20), [22, 12, 9], dark, 0.5),
    onLeft(move(axis, 14, 21.4, 4), `<rect width="18" height="9" rx="1" fill="${paper}"/><path d="M3 3H14M3 6H10" stroke="${ink}" stroke-width="1.1"/>`),
    ...bolts(at),
  ].join('');
}

function bolts(at: Point): string[] {
  return [9, 46].map((x) => cylinder(move(at, x, 19, 5), 'z', 2.2, 2, { ...steel, top: orange }, 12));
}
