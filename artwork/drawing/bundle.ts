import { cutEdge } from './corrugated.ts';
import { move, type Point } from './iso.ts';
import { carton, cartonDeep, cartonPale } from './palette.ts';
import { block } from './solid.ts';
import { strapAcross, strapAlong } from './strap.ts';

const tones = [carton, cartonPale, carton, cartonDeep, cartonPale];
const SHEET = 1.7;

/** Height of a bundle of so many flat cartons. */
export function bundleHeight(count: number): number {
  return count * SHEET;
}

/** Cartons still flat, as they are delivered: a stack under two straps, the cut edges showing. */
export function bundle(at: Point, [w, d]: readonly [number, number], count: number): string {
  const sheets = Array.from({ length: count }, (_, i) => {
    // Nobody stacks to the millimetre.
    const shift = ((i * 7) % 5) * 0.16;
    const foot = move(at, shift, -shift, i * SHEET);
    const edge = move(foot, 0, d, SHEET / 2);
    return (
      block(foot, [w, d, SHEET], tones[i % tones.length] ?? carton, 0.3) +
      cutEdge([edge, move(edge, w, 0, 0), move(edge, w, -d, 0)], 0.7)
    );
  });
  const load = [w + 0.7, d, bundleHeight(count)] as const;
  return [...sheets, strapAlong(at, load, d * 0.46), strapAcross(at, load, w * 0.46)].join('');
}
