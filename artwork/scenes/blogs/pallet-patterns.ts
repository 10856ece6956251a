import { canvas } from '#drawing/canvas.ts';
import { carton as closed } from '#drawing/carton.ts';
import { flatRect, move, type Point, stroke } from '#drawing/iso.ts';
import { cartonDeep, cartonPale, orangePaint } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';

/** Cartons of 60 by 40 in one layer: far corner, and whether they lie along x. */
type Layer = readonly (readonly [x: number, y: number, along: boolean])[];

const rows: Layer = [
  [0, 0, true],
  [60, 0, true],
  [0, 40, false],
  [40, 40, false],
  [80, 40, false],
];
const turnedRows: Layer = [
  [0, 0, false],
  [40, 0, false],
  [80, 0, false],
  [0, 60, true],
  [60, 60, true],
];
const pinwheel: Layer = [
  [0, 0, true],
  [60, 0, false],
  [0, 40, false],
  [40, 60, true],
];
const mirrored: Layer = [
  [0, 0, false],
  [40, 0, true],
  [0, 60, true],
  [60, 40, false],
];
const TALL = 34;

/** Three ways to fill a pallet, the upper layer lifted: in columns, interlocked, as a pinwheel. */
export function palletPatterns(): string {
  const places: Point[] = [
    [-163, 63, 0],
    [-55, -45, 0],
    [63, -143, 0],
  ];
  const plans: [number, Layer, Layer][] = [
    [120, rows, rows],
    [120, rows, turnedRows],
    [100, pinwheel, mirrored],
  ];
  return canvas(
    { width: 1200, height: 750, ground: 'paper', origin: [600, 505], scale: 2.02 },
    shadows(places.map((at, i) => blockShadow(at, [plans[i]?.[0] ?? 0, 100, 48]))),
    ...[2, 1, 0].map((i) => {
      const [width, lower, upper] = plans[i] ?? [120, rows, rows];
      return stack(places[i] as Point, width, lower, upper);
    }),
  );
}

function stack(at: Point, width: number, lower: Layer, upper: Layer): string {
  const first = move(at, 0, 0, PALLET_HEIGHT);
  const second = move(first, 0, 0, TALL + 46);
  return [
    contact(at, [width, 100], 4),
    pallet(at, width, 100),
    layer(first, lower),
    shade(flatRect(move(first, 4, 0, TALL), width - 4, 96), 0.14),
    ...[
      [0, 100],
      [width, 100],
      [width, 0],
    ].map(([x = 0, y = 0]) =>
      stroke([move(first, x, y, TALL), move(second, x, y, 0)], '#B93A09', 1.4, 'stroke-dasharray="4 4"'),
    ),
    layer(second, upper),
  ].join('');
}

function layer(at: Point, cartons: Layer): string {
  return cartons
    .map(([x, y, along]) =>
      closed(move(at, x, y, 0), along ? [59.4, 39.4, TALL] : [39.4, 59.4, TALL], {
        material: along ? cartonPale : cartonDeep,
        tape: along ? 'x' : 'y',
        tapeMaterial: along ? orangePaint : undefined,
      }),
    )
    .join('');
}
