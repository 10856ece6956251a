import { flatRect, leftRect, move, type Point, patch, rightRect, type Size, stroke } from './iso.ts';
import { type Material, orangePaint } from './palette.ts';

const WIDTH = 3.2;
/** Straps lie on the load, not in it. */
const LIFT = 0.4;

/** A strap over the load, `offset` along x: over the top and down the left side. */
export function strapAcross(
  at: Point,
  [, d, h]: Size,
  offset: number,
  material: Material = orangePaint,
): string {
  const foot = move(at, offset, 0, 0);
  return (
    patch(flatRect(move(foot, 0, 0, h + LIFT), WIDTH, d + LIFT), material.top) +
    patch(leftRect(move(foot, 0, d + LIFT, 0), WIDTH, h + LIFT), material.left)
  );
}

/** A strap over the load, `offset` along y: over the top and down the right side. */
export function strapAlong(
  at: Point,
  [w, , h]: Size,
  offset: number,
  material: Material = orangePaint,
): string {
  const foot = move(at, 0, offset, 0);
  return (
    patch(flatRect(move(foot, 0, 0, h + LIFT), w + LIFT, WIDTH), material.top) +
    patch(rightRect(move(foot, w + LIFT, 0, 0), WIDTH, h + LIFT), material.right)
  );
}

/** The seal that crimps a strap on the left side; `at` is where the strap's edge meets its top. */
export function seal(at: Point): string {
  const corner = move(at, -1, 1, -6);
  const crimp = (z: number) => stroke([move(corner, 0, 0, z), move(corner, WIDTH + 2, 0, z)], '#8b8077', 0.5);
  return patch(leftRect(corner, WIDTH + 2, 6), '#E7DED3') + crimp(4) + crimp(2);
}

/** Board angle that keeps straps from cutting into the load: along both near top edges. */
export function edgeGuard(at: Point, [w, d, h]: Size, material: Material): string {
  const width = 6;
  const top = h + 0.2;
  return [
    patch(flatRect(move(at, 0, d - width, top), w, width), material.top),
    patch(flatRect(move(at, w - width, 0, top), width, d), material.top),
    patch(leftRect(move(at, 0, d, top - width), w, width), material.left),
    patch(rightRect(move(at, w, 0, top - width), d, width), material.right),
  ].join('');
}
