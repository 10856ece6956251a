import { crateLid } from './crate.ts';
import { move, type Point, type Size, stroke } from './iso.ts';
import { type Material, wood } from './palette.ts';
import { block, extrude } from './solid.ts';

const frame: Material = { top: '#EACB9B', left: '#D6AE78', right: '#A5794A' };
const BEAM = 7;
const THICK = 2.4;

/** A nailed-up crate on runners, framed and braced on its two near sides. The size is the body's. */
export function closedCrate(at: Point, size: Size): string {
  const [w, d, h] = size;
  const foot = move(at, 0, 0, 8);
  return [
    ...[0, w / 2 - 6, w - 12].map((x) => block(move(at, x, 0, 0), [12, d + THICK, 8], wood, 0.3)),
    block(foot, size, wood, 0),
    ...planks(foot, size),
    ...leftFrame(move(foot, 0, d, 0), w, h),
    ...rightFrame(move(foot, w, 0, 0), d, h),
    crateLid(move(foot, -1, -1, h), [w + THICK + 1, d + THICK + 1]),
  ].join('');
}

function planks(at: Point, [w, d, h]: Size): string[] {
  return [1, 2, 3, 4, 5].map((i) => {
    const z = (h / 6) * i;
    const line: Point[] = [move(at, 0, d, z), move(at, w, d, z), move(at, w, 0, z)];
    return stroke(line, '#6b4722', 0.7, 'stroke-opacity=".55"');
  });
}

/** Posts, rails and a brace across each half, on the side facing down-left. */
function leftFrame(at: Point, w: number, h: number): string[] {
  const [x, y, z] = at;
  const post = (dx: number) => block(move(at, dx, 0, 0), [BEAM, THICK, h], frame, 0.4);
  const rail = (dz: number) => block(move(at, 0, 0, dz), [w, THICK, BEAM], frame, 0.4);
  const inner = h - BEAM;
  const brace = (from: number, to: number) =>
    extrude(
      [
        [x + from, z + BEAM],
        [x + from + BEAM * 1.2, z + BEAM],
        [x + to, z + inner],
        [x + to - BEAM * 1.2, z + inner],
      ],
      'y',
      y,
      y + THICK * 0.8,
      frame,
    );
  const middle = w / 2 - BEAM / 2;
  return [
    brace(BEAM, middle),
    brace(middle + BEAM, w - BEAM),
    rail(0),
    post(0),
    post(middle),
    post(w - BEAM),
    rail(inner),
  ];
}

/** Posts and rails on the side facing down-right. */
function rightFrame(at: Point, d: number, h: number): string[] {
  return [
    block(at, [THICK, d + THICK, BEAM], frame, 0.4),
    block(at, [THICK, BEAM, h], frame, 0.4),
    block(move(at, 0, d + THICK - BEAM, 0), [THICK, BEAM, h], frame, 0.4),
    block(move(at, 0, 0, h - BEAM), [THICK, d + THICK, BEAM], frame, 0.4),
  ];
}
