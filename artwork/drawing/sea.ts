import { type Point, stroke } from './iso.ts';

/** Short wave strokes over a stretch of water, sparser towards its edge; the same every time. */
export function waves(
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  colour: string,
  count = 120,
): string {
  let seed = 11;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, () => {
    const at: Point = [x + next() * w, y + next() * d, 0];
    const length = 18 + next() * 46;
    return stroke([at, [at[0] + length, at[1], 0]], colour, 1.6 + next() * 1.6);
  }).join('');
}
