import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, move, onLeft, onTop, type Point, patch, type Size } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { cartonPale, dark, ink, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const box: Point = [-50, -38, 0];
const size: Size = [100, 76, 44];

/** A telephone on a labelled carton shows where on its way the shipment is. */
export function freightTracking(): string {
  const phone = move(box, 20, 17, size[2]);
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [590, 545], scale: 5.2 },
    patch(flatRect([-500, -58, 0], 1000, 130), '#2A2420'),
    shadows([blockShadow(box, size)]),
    contact(box, [size[0], size[1]], 3),
    carton(box, size, { material: cartonPale, tape: 'none', marks: 'right' }),
    onLeft(move(box, 10, size[1], 36), label(40)),
    patch(flatRect(move(box, 0, 33, size[2] + 0.05), 100, 10), orangePaint.top),
    shade(flatRect(move(phone, 3, -1.4, 0.1), 62, 36), 0.34),
    block(phone, [62, 36, 3], dark, 0.6),
    onTop(move(phone, 2, 2, 3.02), map()),
  );
}

/** The map on the screen, 58 by 32: streets, the route, the truck's place and the destination. */
function map(): string {
  const street = (d: string, width: number) => `<path d="${d}" fill="none" stroke="#FFFDF9" stroke-width="${width}"/>`;
  return [
    `<clipPath id="screen"><rect width="58" height="32" rx="1.6"/></clipPath><g clip-path="url(#screen)">`,
    '<rect width="58" height="32" fill="#E7DED3"/><path d="M34 0H58V10C50 13 44 9 34 0Z" fill="#CDBFAE"/><rect x="4" y="20" width="12" height="8" fill="#D9CDBD"/>',
    street('M-1 7H30L44 21H60', 2.6),
    street('M10 -1V33M24 -1V33M42 -1V33M-1 17H36L52 33', 1.6),
    `<path d="M10 30V17H24V7H30L44 21H50" fill="none" stroke="${orange}" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<path d="M10 30V17H24V9" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<circle cx="24" cy="9" r="3.4" fill="${paper}"/><circle cx="24" cy="9" r="2.2" fill="${ink}"/>`,
    `<path d="M50 22C46.4 17 46.6 12.6 50 12.6S53.6 17 50 22Z" fill="${orange}"/><circle cx="50" cy="15.8" r="1.3" fill="${paper}"/>`,
    `<rect x="4" y="2" width="14" height="2.4" rx="1.2" fill="${ink}"/></g>`,
  ].join('');
}
