import { carton as closed } from './carton.ts';
import { move, type Point, type Size } from './iso.ts';
import { board, carton, cartonDeep, cartonPale, type Material } from './palette.ts';
import { PALLET_HEIGHT, pallet } from './pallet.ts';

export interface LoadPlan {
  /** Cartons along x, along y and on top of one another. */
  count: readonly [number, number, number];
  /** Places left empty in the top layer, counted from the near right corner. */
  missing?: number;
  materials?: readonly Material[];
  tape?: Material;
  detail?: boolean;
}

const everyday = [carton, cartonPale, carton, cartonDeep, carton];

/** A pallet with layers of equal cartons on it, `height` being the height of the cartons together. */
export function palletLoad(at: Point, [w, d, height]: Size, plan: LoadPlan): string {
  return pallet(at, w, d) + cartons(move(at, 0, 0, PALLET_HEIGHT), [w, d, height], plan);
}

/** Layers of equal cartons filling `size`; tones and print change from one to the next. */
export function cartons(at: Point, [w, d, height]: Size, plan: LoadPlan): string {
  const {
    count: [nx, ny, nz],
    missing = 0,
    materials = everyday,
    tape,
    detail = true,
  } = plan;
  const size: Size = [w / nx - 0.4, d / ny - 0.4, height / nz - 0.4];
  const drawn: string[] = [];
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++) {
        if (z === nz - 1 && nx * ny - 1 - (y * nx + x) < missing) continue;
        // Cartons buried in the load cost drawing time and are never seen.
        const seen = x === nx - 1 || y === ny - 1 || z === nz - 1 || (missing > 0 && z === nz - 2);
        if (!seen) continue;
        const turn = x * 3 + y * 5 + z * 4 + Math.round(at[0] + at[2]);
        drawn.push(
          closed(move(at, (x * w) / nx, (y * d) / ny, (z * height) / nz), size, {
            material: materials[Math.abs(turn) % materials.length],
            tapeMaterial: tape,
            marks: detail && turn % 3 === 0 ? 'left' : undefined,
            label: detail && turn % 4 === 1 ? 'left' : undefined,
          }),
        );
      }
  return drawn.join('');
}

/** A block of goods under white stretch film. */
export const film = [board, { top: '#F7EFE4', left: '#E6DACB', right: '#C3B29E' }];
