import { canvas } from '#drawing/canvas.ts';
import { carton, stick } from '#drawing/carton.ts';
import { flatRect, type Point, patch, type Size } from '#drawing/iso.ts';
import { barCode, label } from '#drawing/label.ts';
import { board, cartonDeep, cartonPale, ink } from '#drawing/palette.ts';
import { scanBeam, scanner } from '#drawing/scanner.ts';
import { blockShadow, castShadow, contact, shadows } from '#drawing/shadow.ts';

const parcel: Point = [-70, -36, 0];
const size: Size = [70, 76, 62];

/** A hand scanner reading the bar code on the side of a carton. */
export function barcodeGudang(): string {
  const gun: Point = [58, -10, 46];
  return canvas(
    { width: 1200, height: 750, ground: 'kraft', origin: [600, 520], scale: 4.5 },
    patch(flatRect([-260, -60, 0], 560, 150), '#D8B98F'),
    shadows([
      blockShadow(parcel, size),
      blockShadow([-58, -30, 62], [44, 50, 30]),
      castShadow([...flatRect([60, -10, 44], 44, 18), ...flatRect([80, -8, 8], 16, 12)]),
    ]),
    contact(parcel, [size[0], size[1]], 3),
    carton(parcel, size, { material: board, tape: 'x', tapeMaterial: cartonDeep }),
    carton([-60, -26, 62], [46, 44, 28], { material: cartonPale, label: 'left' }),
    stick('left', parcel, size, label(36), 0.12, 0.3),
    stick('right', parcel, size, ticket(), 0.13, 0.14),
    scanBeam(
      [
        [58, -6, 53],
        [58, 4, 53],
      ],
      [
        [0.2, -26, 29],
        [0.2, 26, 29],
      ],
    ),
    scanner(gun),
  );
}

/** A large location ticket: number block, rule, and a bar code all across. */
function ticket(): string {
  return [
    '<rect x=".8" y=".8" width="58" height="42" rx="1" fill="#2a1a0c" fill-opacity=".2"/>',
    '<rect width="58" height="42" rx="1" fill="#FBF8F4"/>',
    `<rect x="4" y="4" width="17" height="8" fill="${ink}"/>`,
    '<path d="M25 6H53M25 10H44" stroke="#8B8077" stroke-width="2"/>',
    `<g transform="translate(4 16)">${barCode(50, 22)}</g>`,
  ].join('');
}
