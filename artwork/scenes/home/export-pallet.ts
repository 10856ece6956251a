import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onLeft, type Point, patch, stroke } from '#drawing/iso.ts';
import { type Material, orange, orangePaint, wood } from '#drawing/palette.ts';
import { blockShadow, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { treatmentStamp } from '#drawing/stamp.ts';

const [W, D] = [120, 100];
const fresh: Material = { top: '#EACB9B', left: '#D6AE78', right: '#A5794A' };
/** Heights at which the layers hang. */
const [FEET, RAILS, DECK] = [20, 52, 72];
const rows = [0, D / 2 - 8, D - 16];
const columns = [0, W / 2 - 9, W - 18];

/** A heat-treated block pallet taken apart: skids, stamped blocks, rails and deck. */
export function exportPallet(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [565, 385], scale: 4.4 },
    patch(flatRect([-400, -400, 0], 900, 900), '#2A2420'),
    shadows([blockShadow([0, 0, 0], [W, D, 20])]),
    ...rows.map((y) => block([0, y, 0], [W, 16, 3], wood, 0.5)),
    ...columns.map((x) => block([x, 0, 3], [18, D, 3], wood, 0.4)),
    ...guides(6, FEET),
    ...rows.flatMap((y) => columns.map((x) => foot([x, y, FEET]))),
    ...guides(FEET + 14, RAILS),
    ...columns.map((x) => block([x, 0, RAILS], [18, D, 3.4], wood, 0.5)),
    ...guides(RAILS + 3.4, DECK),
    ...deck(),
  );
}

/** A block; those along the near side carry the stamp and the painted end. */
function foot(at: Point): string {
  const [x, y] = at;
  const body = block(
    at,
    [18, 16, 14],
    x === columns[2] ? { ...fresh, right: orangePaint.right } : fresh,
    0.5,
  );
  if (y !== rows[2]) return body;
  return body + onLeft(move(at, 1.4, 16, 11), `<g transform="scale(.5)">${treatmentStamp()}</g>`);
}

function deck(): string[] {
  const count = 7;
  const width = W / (count * 1.24 - 0.24);
  return Array.from({ length: count }, (_, i) => {
    const at: Point = [i * width * 1.24, 0, DECK];
    const tones = i % 3 === 1 ? fresh : wood;
    // Columns of nails over the rails.
    const nails = rows.flatMap((y) =>
      [0.3, 0.7].map((part) => {
        const nail = move(at, width * part, y + 8, 3.4);
        return stroke([nail, nail], '#7d5a31', 1.5);
      }),
    );
    return block(at, [width, D, 3.4], tones, 0.5) + nails.join('');
  });
}

/** Dotted lines at the three corners that show. */
function guides(from: number, to: number): string[] {
  return [
    [9, D - 8],
    [W - 9, D - 8],
    [W - 9, 8],
  ].map(([x = 0, y = 0]) =>
    stroke(
      [
        [x, y, from],
        [x, y, to],
      ],
      orange,
      0.9,
      'stroke-dasharray="2 2.4"',
    ),
  );
}
