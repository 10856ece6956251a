import { canvas } from '#drawing/canvas.ts';
import { dockDoor, hall, lane, place } from '#drawing/hall.ts';
import { move, type Point, type Size } from '#drawing/iso.ts';
import {
  board,
  carton,
  cartonDeep,
  cartonPale,
  type Material,
  orangePaint,
} from '#drawing/palette.ts';
import { rack } from '#drawing/rack.ts';
import { blockShadow, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { BED, truck } from '#drawing/truck.ts';

const floor: Size = [2300, 1640, 590];
const racks = [60, 440, 820, 1200];
const docks = [130, 570, 1010];
const tones = [carton, cartonPale, cartonDeep, carton, board];
const heights = [118, 90, 132, 72];
const plan = { bays: 5, levels: 3, bayWidth: 286, depth: 110, levelHeight: 152 };

/** A whole distribution centre without its roof: racks, marked floor, docks with trucks. */
export function warehouseCutaway(): string {
  const [length, depth] = floor;
  const parked = docks.map((y) => blockShadow([length + 30, y, 40], [680, 220, 300]));
  return canvas(
    { width: 1200, height: 800, ground: 'kraft', origin: [500, 192], scale: 0.292 },
    shadows([blockShadow([0, 0, 0], [length, depth, BED]), ...parked]),
    hall(floor, BED),
    ...racks.flatMap((y) => [230, 290].map((gap) => lane([90, y + gap, BED], 1600))),
    ...docks.map((y) => place([1760, y - 20, BED], 380, 270)),
    ...racks.map((y, row) => rack([110, y, BED], { ...plan, load: bayLoad(row) })),
    ...docks.flatMap(staged),
    ...docks.flatMap((y, i) => [
      dockDoor([length, y - 20, BED], i === 1),
      truck([length + 34, y, 0], { curtain: i === 1 ? orangePaint : board }),
    ]),
  );
}

/** Two loads side by side: at this size a block stands for a pallet. */
function bayLoad(row: number) {
  return (at: Point, bay: number, level: number) => {
    const turn = row + bay * 2 + level * 3;
    const one = (i: number) =>
      load(move(at, i * 142, 4, 0), 128, heights[(turn + i * 3) % 4], tones[(turn * 2 + i) % 5]);
    return one(0) + one(1);
  };
}

/** Goods waiting on the floor between racks and docks. */
function staged(y: number, dock: number): string[] {
  return [0, 1, 2, 3].map((i) => {
    if ((dock + i) % 4 === 3) return '';
    const at: Point = [1790 + Math.floor(i / 2) * 170, y + 6 + (i % 2) * 120, BED];
    return load(at, 120, 70 + ((dock * 2 + i) % 3) * 30, tones[(dock + i) % 4]);
  });
}

function load(at: Point, width: number, height = 90, material: Material = carton): string {
  return (
    block(at, [width, 92, 12], cartonDeep, 0) + block(move(at, 0, 0, 12), [width, 92, height], material, 0.5)
  );
}
