import { move, onPlane, type Point, patch, type Size, stroke } from './iso.ts';
import { cartonPale, type Material, orangePaint } from './palette.ts';
import { block } from './solid.ts';
import { flap, tray } from './tray.ts';

/** A die-cut mailer, lid thrown back, printed inside. `lidArt` is flat art on the inside of the lid. */
export function openMailer(
  at: Point,
  [w, d, h]: Size,
  contents: string,
  lidArt = '',
  outside: Material = cartonPale,
  inside = orangePaint,
): string {
  const [x, y, z] = at;
  const Z = z + h;
  const lean = d * 0.2;
  const rise = d * 0.98;
  const [back, top] = [y - lean, Z + rise];
  return [
    flap([x, y, Z], [x, back, top], [-h * 0.5, h * 0.75, 0], inside, 0.1),
    patch(
      [
        [x, y, Z],
        [x + w, y, Z],
        [x + w, back, top],
        [x, back, top],
      ],
      inside.left,
    ),
    lidArt && onPlane([x, back, top], [1, 0, 0], [0, lean / d, -rise / d], lidArt),
    flap([x, back, top], [x + w, back, top], [0, h * 0.35, h * 0.9], inside, 0.04),
    tray(at, [w, d, h], outside, inside, contents, 1),
    slots([x, y + d, z], w, h),
    flap([x + w, y, Z], [x + w, back, top], [h * 0.4, h * 0.75, 0], outside, 0.1),
  ].join('');
}

/** The same mailer closed: the tuck of the lid shows at the front, with its two thumb notches. */
export function closedMailer(at: Point, size: Size, material: Material = cartonPale): string {
  const [w, d, h] = size;
  const front = move(at, 0, d, h);
  return [
    block(at, size, material),
    stroke(
      [move(front, w * 0.02, 0, -0.9), move(front, w * 0.98, 0, -0.9)],
      '#7a5427',
      0.35,
      'stroke-opacity=".5"',
    ),
    slots(move(at, 0, d, 0), w, h),
    stroke([move(at, w, d - 1, h - 0.9), move(at, w, 1, h - 0.9)], '#5b3a18', 0.35, 'stroke-opacity=".5"'),
  ].join('');
}

function slots(foot: Point, w: number, h: number): string {
  return [0.24, 0.7]
    .map((part) => {
      const from = move(foot, w * part, 0, h * 0.12);
      return stroke([from, move(from, w * 0.06, 0, 0)], '#7a5427', 0.7, 'stroke-opacity=".6"');
    })
    .join('');
}
