import { move, onLeft, onRight, type Point, type Size, stroke } from './iso.ts';
import { handling } from './marks.ts';
import { type Material, wood } from './palette.ts';
import { block } from './solid.ts';
import { tray } from './tray.ts';

const inside: Material = { top: '#A97C45', left: '#B98B52', right: '#80592B' };

/** An open wooden crate on runners: boards, corner posts, stencilled marks. */
export function crate(at: Point, size: Size, contents = ''): string {
  const [w, d, h] = size;
  const foot = move(at, 0, 0, 6);
  return [
    ...[0, w / 2 - 5, w - 10].map((x) => block(move(at, x, 0, 0), [10, d, 6], wood, 0.3)),
    tray(foot, size, wood, inside, contents, 3),
    boards(foot, size),
    ...battens(foot, size),
    onLeft(move(foot, w * 0.34, d, h * 0.64), handling(h * 0.24, '#4a2f12')),
  ].join('');
}

/** The lid with its two cross battens. */
export function crateLid(at: Point, [w, d]: readonly [number, number]): string {
  const seams = [1, 2, 3, 4, 5].map((i) =>
    stroke([move(at, 0, (d / 6) * i, 4), move(at, w, (d / 6) * i, 4)], '#94693A', 0.5, 'stroke-opacity=".6"'),
  );
  return (
    block(at, [w, d, 4], wood, 0.5) +
    seams.join('') +
    [w * 0.12, w * 0.82].map((x) => block(move(at, x, 0, 4), [8, d, 4], wood, 0.5)).join('')
  );
}

function boards(at: Point, [w, d, h]: Size): string {
  return [1, 2, 3]
    .map((i) => {
      const z = (h / 4) * i;
      return stroke(
        [move(at, 0, d, z), move(at, w, d, z), move(at, w, 0, z)],
        '#6b4722',
        0.8,
        'stroke-opacity=".55"',
      );
    })
    .join('');
}

function battens(at: Point, [w, d, h]: Size): string[] {
  const heads = Array.from({ length: Math.floor((h - 6) / 10) }, (_, i) => `M3 ${4 + i * 10}h.01`).join('');
  const nails = `<path d="${heads}" stroke="#7d5a31" stroke-width="1.4" stroke-linecap="round"/>`;
  return [
    block(move(at, 0, d, 0), [7, 2, h], wood, 0.5),
    block(move(at, w - 5, d, 0), [7, 2, h], wood, 0.5),
    block(move(at, w, 0, 0), [2, 7, h], wood, 0.5),
    block(move(at, w, d - 5, 0), [2, 7, h], wood, 0.5),
    onLeft(move(at, 0.5, d + 2, h), nails),
    onLeft(move(at, w - 4.5, d + 2, h), nails),
    onRight(move(at, w + 2, d + 1, h), nails),
  ];
}
