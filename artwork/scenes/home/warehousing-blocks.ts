import { canvas } from '#drawing/canvas.ts';
import { flatRect, onTop, type Point, patch } from '#drawing/iso.ts';
import { board, carton, cartonDeep, cartonPale, ink, orange, orangePaint } from '#drawing/palette.ts';
import { film, type LoadPlan, palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

const [STEP_X, STEP_Y] = [164, 150];
/** How high each place is stacked; 0 is free. Rows run from the back to the front. */
const heights = [
  [132, 132, 98, 132],
  [132, 98, 98, 66],
  [98, 66, 0, 66],
];

/** Block storage from above: painted places, each with its pallet, and one that is free. */
export function warehousingBlocks(): string {
  const places = heights.flatMap((row, y) => row.map((high, x) => ({ high, x, y, at: placeAt(x, y) })));
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [560, 500], scale: 1.16 },
    patch(flatRect([-1600, -330, 0], 3400, 640), '#F1E8DC'),
    ...places.map(({ at, x, y }) => outline(at, x, y)),
    shadows(places.filter(({ high }) => high).map(({ at, high }) => blockShadow(at, [120, 100, high + 14]))),
    ...places.filter(({ high }) => high).map(({ at, high, x, y }) => goods(at, high, x * 3 + y)),
  );
}

function placeAt(x: number, y: number): Point {
  return [-300 + x * STEP_X, -216 + y * STEP_Y, 0];
}

/** A painted frame with the number of the place at its near edge. */
function outline([x, y, z]: Point, column: number, row: number): string {
  const isFree = heights[row]?.[column] === 0;
  const frame = `<rect x="-14" y="-14" width="148" height="134" fill="${isFree ? '#F9DCC6' : 'none'}" stroke="${orange}" stroke-width="4"/>`;
  const count = row * 4 + column + 1;
  const ticks = Array.from({ length: count % 5 || 5 }, (_, i) => `M${i * 7} 0v12`).join('');
  return onTop([x, y, z], `${frame}<path transform="translate(0 104)" d="${ticks}" stroke="${ink}" stroke-width="3"/>`);
}

function goods(at: Point, high: number, turn: number): string {
  const tier = 33;
  const plans: LoadPlan[] = [
    { count: [3, 2, high / tier], tape: orangePaint },
    { count: [2, 2, high / tier], materials: [cartonPale, carton] },
    { count: [3, 3, high / tier], materials: film, detail: false },
    { count: [3, 2, high / tier], materials: [cartonDeep, carton], missing: turn % 2 ? 2 : 0 },
    { count: [2, 2, high / tier], materials: [board, cartonPale], tape: orangePaint },
  ];
  return contact(at, [120, 100], 4) + palletLoad(at, [120, 100, high], plans[turn % plans.length] as LoadPlan);
}
