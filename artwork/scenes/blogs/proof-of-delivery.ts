import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import {
  flatRect,
  leftRect,
  move,
  onTop,
  type Point,
  patch,
  type Size,
  stroke,
} from '#drawing/iso.ts';
import {
  board,
  cartonPale,
  concrete,
  dark,
  ink,
  orange,
  orangePaint,
  paper,
} from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const parcel: Point = [-32, -22, 4];
const size: Size = [66, 56, 30];

/** A parcel on the doormat, and on it the handheld with the receiver's signature. */
export function proofOfDelivery(): string {
  return canvas(
    { width: 1200, height: 750, ground: 'kraft', origin: [585, 450], scale: 6.4 },
    block([-120, -64, -20], [260, 16, 20], concrete, 0.4),
    door(),
    patch(flatRect([-140, -48, 0], 340, 150), '#D8B98F'),
    shade(flatRect([-140, -48, 0], 340, 7), 0.16),
    mat(),
    shadows([blockShadow(parcel, size, 4), blockShadow([42, -34, 4], [30, 26, 18], 4)]),
    contact([42, -34, 3], [28, 26], 2),
    carton([42, -34, 3], [28, 26, 18], { material: cartonPale, tape: 'x' }),
    contact(parcel, [size[0], size[1]], 2),
    carton(parcel, size, { material: board, tape: 'y', tapeMaterial: orangePaint, marks: 'right' }),
    handheld([-25, -18, 34]),
    pen([10, 22, 35.2]),
  );
}

/** The foot of the door behind. */
function door(): string {
  return [
    patch(leftRect([-140, -48, 0], 340, 120), '#E9D3B2'),
    patch(leftRect([-58, -47.8, 0], 84, 120), '#A83A0C'),
    patch(leftRect([-54, -47.7, 2], 76, 118), orange),
    ...[-46, -12].map((x) => patch(leftRect([x, -47.6, 10], 26, 36), '#C24B08')),
    block([-62, -50, 0], [88, 4, 3], dark, 0.3),
  ].join('');
}

function mat(): string {
  const at: Point = [-50, -40, 0];
  const stripes = [6, 12, 76, 82].map((x) => patch(flatRect(move(at, x, 3, 3.1), 2.4, 78), '#6F655C'));
  return contact(at, [92, 84], 2) + block(at, [92, 84, 3], dark, 0.3) + stripes.join('');
}

function handheld(at: Point): string {
  const [w, d, h] = [32, 46, 3.4];
  const screen = [
    `<rect x="2.4" y="4" width="27.2" height="36" rx="1.2" fill="${paper}"/>`,
    `<path d="M5 8.500H19M5 12H24M5 15.500H16" stroke="${ink}" stroke-width="1.4" stroke-opacity=".7"/>`,
    `<circle cx="24.6" cy="9" r="3.4" fill="${orange}"/><path d="M22.900 9 24.2 10.3 26.4 7.8" fill="none" stroke="${ink}" stroke-width="1"/>`,
    '<path d="M5 34H27" stroke="#8B8077" stroke-width=".6"/>',
    `<path d="M6 31C8 24 10 21 11 23S8 33 10 31 14 23 15.5 25 13.5 32 16 30 18 26 19 27 18.6 31 21 29.5 24 27 26.5 28" fill="none" stroke="#B93A09" stroke-width="1.2" stroke-linecap="round"/>`,
    '<circle cx="16" cy="43" r="1.7" fill="#6F655C"/>',
  ];
  return [
    shade(flatRect(move(at, 2, -1, 0), w + 3, d), 0.3),
    block(at, [w, d, h], dark, 0.6),
    onTop(move(at, 0, 0, h), screen.join('')),
  ].join('');
}

function pen([x, y, z]: Point): string {
  const tip: Point = [x - 3, y, z];
  return [
    stroke(
      [
        [x, y + 1, z - 1],
        [x + 20, y + 1, z - 1],
      ],
      '#3a220c',
      2.2,
      'stroke-opacity=".3"',
    ),
    stroke([tip, [x, y, z]], '#28221E', 0.9),
    cylinder([x, y, z], 'x', 1.2, 20, orangePaint, 20),
    cylinder([x + 15, y, z], 'x', 1.3, 5.2, dark, 20),
  ].join('');
}
