import { CONTAINER, container } from './container.ts';
import { move, onLeft, onRight, type Point, patch, stroke } from './iso.ts';
import { board, cartonDeep, concrete, dark, ink, type Material, orangePaint, paper } from './palette.ts';
import { block, cylinder, loft } from './solid.ts';

const DECK = 74;

/** Half the hull's plan, from stern to bow: x, and the distance from the middle line on deck and at the water. */
const ribs = [
  [0, 62, 46],
  [30, 68, 58],
  [640, 68, 60],
  [730, 58, 40],
  [800, 34, 16],
  [852, 0, 0],
] as const;

interface ShipPlan {
  /** Tiers of containers on a place: bay from the stern, row from the far side. */
  tiers: (bay: number, row: number) => number;
  colour: (bay: number, row: number, tier: number) => Material;
}

/** A container ship along x, bow to the lower right; `at` is the stern on the middle line at the water. */
export function ship(at: Point, plan: ShipPlan): string {
  const ring = (deck: boolean, z: number) => {
    // The bow rakes forward: at the water it ends earlier.
    const side = ribs.map(([x, top, low]) => [deck ? x : x * 0.965 + 8, deck ? top : low] as const);
    const near = side.map(([x, y]) => move(at, x, y, z));
    return [...side.map(([x, y]) => move(at, x, -y, z)), ...near.slice(0, -1).reverse()];
  };
  const at2 = (t: number) =>
    ring(false, 0).map((low, i): Point => {
      const high = ring(true, DECK)[i] as Point;
      return [
        low[0] + (high[0] - low[0]) * t,
        low[1] + (high[1] - low[1]) * t,
        low[2] + (high[2] - low[2]) * t,
      ];
    });
  return [
    loft(at2(0), at2(0.2), dark),
    loft(at2(0.2), at2(0.25), board),
    loft(at2(0.25), at2(1), orangePaint),
    patch(at2(1), concrete.left),
    stroke([...at2(1), at2(1)[0] as Point], '#FFD9BC', 2.2),
    bridge(move(at, 34, -50, DECK)),
    ...cargo(move(at, 128, -60, DECK + 4), plan),
    mast(move(at, 770, 0, DECK)),
  ].join('');
}

function cargo(at: Point, { tiers, colour }: ShipPlan): string[] {
  const [w, d, h] = CONTAINER;
  const [bays, rows] = [9, 5];
  const level = (bay: number, row: number) => (bay < bays && row < rows ? tiers(bay, row) : 0);
  return Array.from({ length: bays * rows }, (_, i) => {
    const [bay, row] = [Math.floor(i / rows), i % rows];
    return Array.from({ length: level(bay, row) }, (_, tier) => {
      // Drawn only where the neighbour towards us, or the one above, leaves it in sight.
      const hidden = tier < Math.min(level(bay, row) - 1, level(bay + 1, row) - 1, level(bay, row + 1));
      return hidden ? '' : container(move(at, bay * (w + 6), row * d, tier * h), colour(bay, row, tier));
    }).join('');
  });
}

/** Accommodation block with two rows of windows, wheelhouse and funnel. */
function bridge(at: Point): string {
  const windows = (length: number, y: number) =>
    Array.from(
      { length: Math.floor(length / 13) },
      (_, i) => `<rect x="${6 + i * 13}" y="${y}" width="7" height="8" fill="${ink}"/>`,
    ).join('');
  const rows = [16, 36, 56, 76].map((y) => windows(100, y)).join('');
  return [
    cylinder(move(at, -16, 50, 0), 'z', 13, 130, dark),
    block(at, [58, 100, 150], board, 0.6),
    onRight(move(at, 58, 100, 150), rows),
    onLeft(move(at, 0, 100, 150), [16, 36, 56, 76].map((y) => windows(58, y)).join('')),
    block(move(at, 10, -12, 150), [52, 124, 24], board, 0.6),
    onRight(move(at, 62, 112, 174), `<rect x="4" y="5" width="116" height="11" fill="${ink}"/>`),
    onLeft(move(at, 10, 112, 174), `<rect x="4" y="5" width="44" height="11" fill="${ink}"/>`),
    stroke([move(at, 34, 50, 174), move(at, 34, 50, 226)], paper, 3.4),
    stroke([move(at, 34, 34, 208), move(at, 34, 66, 208)], paper, 3),
  ].join('');
}

function mast(at: Point): string {
  return (
    block(move(at, -26, -16, 0), [32, 32, 10], cartonDeep, 0.5) +
    stroke([move(at, -10, 0, 8), move(at, -10, 0, 74)], paper, 3.4)
  );
}
