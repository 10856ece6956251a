import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import { flatRect, onTop, type Point, patch } from '#drawing/iso.ts';
import {
  board,
  carton,
  cartonDeep,
  dark,
  ink,
  type Material,
  orange,
  orangePaint,
} from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { cylinder } from '#drawing/solid.ts';
import { cappedTube } from '#drawing/tube.ts';
import { unrolled } from '#drawing/unrolled.ts';

const RADIUS = 9.4;
const LENGTH = 84;
const sheet: Point = [-44, 42, 0];

/** Far end, material and cap of each tube, from the floor up. */
const tubes: [y: number, z: number, Material, Material][] = [
  [-26, 0, cartonDeep, dark],
  [-7, 0, carton, board],
  [12, 0, board, orangePaint],
  [-16.5, 1, board, orangePaint],
  [2.5, 1, cartonDeep, orangePaint],
  [-7, 2, carton, dark],
];

/** Mailing tubes stacked lying down, and the drawing one of them carried, rolled out in front. */
export function mailingTube(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [680, 480], scale: 6.5 },
    patch(flatRect([-140, -44, 0], 300, 150), '#D8B98F'),
    shadows([
      blockShadow([-42, -35, 0], [LENGTH, 56, 18]),
      blockShadow([-42, -16, 0], [LENGTH, 20, 50]),
      blockShadow(sheet, [70, 8, 8]),
    ]),
    contact([-42, -35, 0], [LENGTH, 56], 2),
    ...tubes.map(([y, row, material, cap], i) =>
      cappedTube([-42 + ((i * 5) % 3) * 2, y, RADIUS + row * 16.3], RADIUS, LENGTH, material, cap),
    ),
    unrolled(sheet, [70, 44], 4, drawing()),
    looseCap([44, 54, 0]),
  );
}

/** The plan of a box with its title block. */
function drawing(): string {
  const line = `fill="none" stroke="${ink}" stroke-width=".5"`;
  return [
    `<rect x="3" y="5" width="64" height="36.5" ${line}/><path d="M50 33H67M50 41.5V33M50 37H67" ${line}/>`,
    `<rect x="52" y="34.4" width="9" height="1.4" fill="${orange}"/>`,
    '<g transform="translate(7 39) rotate(-90) scale(.36)">',
    `<path d="${cutPath()}" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
    `<path d="${creasePath()}" fill="none" stroke="${orange}" stroke-width="1.2" stroke-dasharray="3 2"/></g>`,
    `<path d="M45 10H60M45 13H57M45 16H62" stroke="#8b7d6d" stroke-width=".8"/>`,
  ].join('');
}

/** The cap taken off, on its back. */
function looseCap(at: Point): string {
  const [x, y, z] = at;
  return (
    cylinder(at, 'z', RADIUS, 5, orangePaint) +
    onTop([x, y, z + 5], `<circle r="8" fill="#A83A0C"/>`) +
    onTop([x, y, z + 3.4], '<circle r="7.2" fill="#C24B08"/>')
  );
}
