import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { closedCrate } from '#drawing/closed-crate.ts';
import { CUTAWAY, cutContainer } from '#drawing/cut-container.ts';
import { flatRect, move, onRight, type Point, patch } from '#drawing/iso.ts';
import { handling } from '#drawing/marks.ts';
import { board, cartonDeep, paper } from '#drawing/palette.ts';
import { palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const at: Point = [-290, -118, 0];
const [LENGTH, WIDTH] = CUTAWAY;

/** A container cut open while it is packed: crates to the wall, air bags between, one crate on its way in. */
export function exportHandlingContainer(): string {
  const floor = move(at, 12, 10, 12);
  const next: Point = [352, -52, 0];
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [515, 520], scale: 1.34 },
    patch(flatRect([-1600, -200, 0], 3400, 430), '#2A2420'),
    ...[-200, 222].map((y) => patch(flatRect([-1600, y, 0], 3400, 8), paper)),
    shadows([blockShadow(at, [LENGTH, WIDTH, 60]), blockShadow(next, [120, 100, 100])]),
    contact(at, [LENGTH, WIDTH], 8),
    cutContainer(at),
    closedCrate(floor, [200, 100, 96]),
    bag(move(floor, 6, 104, 0), [196, 8, 70]),
    closedCrate(move(floor, 0, 114, 0), [200, 96, 84]),
    bag(move(floor, 206, 4, 0), [10, 200, 76]),
    palletLoad(move(floor, 222, 2, 0), [120, 100, 92], { count: [3, 2, 2], materials: [board] }),
    palletLoad(move(floor, 222, 112, 0), [120, 100, 66], { count: [3, 2, 2] }),
    closedCrate(move(floor, 352, 4, 0), [120, 92, 70]),
    carton(move(floor, 356, 118, 0), [60, 60, 46], { material: cartonDeep, marks: 'left', tape: 'x' }),
    contact(next, [120, 100], 5),
    closedCrate(next, [120, 96, 84]),
    onRight(move(next, 120.2, 80, 60), handling(17, '#4a2f12')),
  );
}

/** An air bag that fills a gap so that nothing slides. */
function bag(foot: Point, size: readonly [number, number, number]): string {
  return block(foot, size, { top: '#F2E0C6', left: '#E3C6A3', right: '#B9976C' }, 0.6);
}
