import { canvas } from '#drawing/canvas.ts';
import { carton, tapeOver } from '#drawing/carton.ts';
import { CONVEYOR_HEIGHT as BELT, conveyor, taperFar, taperNear } from '#drawing/conveyor.ts';
import { flatRect, type Point, patch, type Size } from '#drawing/iso.ts';
import { openCarton } from '#drawing/open-carton.ts';
import { board, orangePaint } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const size: Size = [64, 50, 44];
const WIDTH = 68;

/** A conveyor: open cartons run into a taping machine and leave it closed. */
export function tapingLine(): string {
  const closed = [70, 176, 282, 388].map((x): Point => [x, 9, BELT]);
  return canvas(
    { width: 1200, height: 800, ground: 'kraft', origin: [545, 500], scale: 2 },
    patch(flatRect([-600, -60, 0], 1500, 190), '#D8B98F'),
    shadows([
      blockShadow([-420, 0, 50], [980, WIDTH, 28]),
      blockShadow([-70, -22, 0], [96, 112, 172]),
      ...closed.map((at) => blockShadow(at, size)),
      blockShadow([-310, 9, BELT], size),
    ]),
    contact([-70, 72, 0], [96, 18], 5),
    conveyor([-420, 0, 0], 980, WIDTH),
    ...[-396, -286, -176].map(
      (x) => under([x, 9, BELT]) + openCarton([x, 9, BELT], size, goods([x, 9, BELT]), 0.62),
    ),
    taperFar([-70, 0, 0]),
    under([-8, 9, BELT]) + taped([-8, 9, BELT]),
    taperNear([-70, 0, 0], WIDTH, orangePaint),
    ...closed.map((at, i) => under(at) + taped(at, i === 1)),
  );
}

function taped(at: Point, labelled = false): string {
  return (
    carton(at, size, { tape: 'none', marks: 'left', label: labelled ? 'right' : undefined }) +
    tapeOver(at, size, 'x', orangePaint)
  );
}

function under([x, y, z]: Point): string {
  const [w, d] = size;
  // Not the true fall of the shadow: a belt this dark needs less.
  return shade(flatRect([x + 2, y - 3, z], w + 14, d - 4), 0.3);
}

/** White product boxes standing in an open carton. */
function goods([x, y, z]: Point): string {
  return [0, 1]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        block([x + 3 + column * 19.6, y + 3 + row * 22, z + 1], [18.6, 21, 36], board, 0.5),
      ),
    )
    .join('');
}
