import { canvas } from '#drawing/canvas.ts';
import { ruler } from '#drawing/desk.ts';
import { flatRect, move, onLeft, onTop, type Point, patch } from '#drawing/iso.ts';
import { dark, foam, type Material } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

/** Foam against static is pink in every factory. */
const pink: Material = { top: '#F2C2C0', left: '#E3A3A1', right: '#BE7E7D' };
const [W, D] = [96, 70];
const pile: Point = [-52, -44, 0];

/** Thickness and foam of the sheets, from the floor up; each is pulled out a little more than the one below. */
const sheets: readonly [number, Material][] = [
  [14, foam],
  [9, dark],
  [6, pink],
  [10, foam],
  [4, dark],
  [7, pink],
];

/** Sheets of foam in three kinds and many thicknesses, three cut blocks and a steel rule. */
export function protectiveFoamSheets(): string {
  const height = sheets.reduce((sum, [thick]) => sum + thick, 0);
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [568, 545], scale: 4.8 },
    patch(flatRect([-500, -64, 0], 1000, 146), '#F1E8DC'),
    shadows([
      blockShadow(pile, [W, D, height]),
      ...[0, 1, 2].map((i) => blockShadow(cube(i), [17, 17, 17])),
    ]),
    contact(pile, [W, D], 3),
    ...stack(),
    ruler([-58, 44, 0], 56),
    ...[foam, dark, pink].map((material, i) => contact(cube(i), [17, 17], 2) + cut(cube(i), material)),
  );
}

function cube(i: number): Point {
  return [6 + i * 24, 42 - i * 6, 0];
}

function stack(): string[] {
  let z = 0;
  return sheets.map(([thick, material], i) => {
    const foot = move(pile, -i * 1.5, i % 2 ? 1.4 : -1, z);
    z += thick;
    return block(foot, [W, D, thick], material, 0.4) + pores(foot, thick, material);
  });
}

/** The cells that show in a cut edge. */
function pores(foot: Point, thick: number, material: Material): string {
  let seed = 11 + thick * 7;
  const next = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const dots = Array.from(
    { length: Math.round(thick * 5) },
    () => `M${(1.5 + next() * (W - 3)).toFixed(1)} ${(1 + next() * (thick - 2)).toFixed(1)}h.01`,
  ).join('');
  return onLeft(
    move(foot, 0, D, thick),
    `<path d="${dots}" stroke="${material.right}" stroke-width=".8" stroke-linecap="round" stroke-opacity=".6"/>`,
  );
}

/** A block with the half round that a bottle's neck will lie in. */
function cut(at: Point, material: Material): string {
  const size = 17;
  return [
    block(at, [size, size, size], material, 0.5),
    onLeft(move(at, 0, size, size), `<path d="M3 0A5.5 5.5 0 0 0 14 0Z" fill="${material.right}"/>`),
    onTop(move(at, 0, 0, size), `<rect x="3" width="11" height="${size}" fill="${material.right}" fill-opacity=".55"/>`),
  ].join('');
}
