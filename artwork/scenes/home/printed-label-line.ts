import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { CONVEYOR_HEIGHT, conveyor } from '#drawing/conveyor.ts';
import { flatRect, move, onLeft, onTop, type Point, patch, type Size } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { cartonPale, dark, ink, orange, orangePaint, paper } from '#drawing/palette.ts';
import { scanBeam } from '#drawing/scanner.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const belt: Point = [-210, -34, 0];
const [LENGTH, WIDTH] = [420, 68];
const box: Size = [56, 46, 36];
const camera = 60;

/** Cartons pass under a camera that reads every label; the printer before it has stuck them on. */
export function printedLabelLine(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [590, 610], scale: 2.12 },
    patch(flatRect([-900, -110, 0], 1800, 230), '#2A2420'),
    shadows([
      blockShadow(belt, [LENGTH, WIDTH, 70]),
      blockShadow([-120, -64, 0], [64, 26, 190]),
      blockShadow([camera, -64, 0], [14, 14, 190]),
    ]),
    contact([-120, -66, 0], [64, 26], 5),
    block([-120, -66, 0], [64, 26, 168], orangePaint, 0.4),
    block([camera, -60, 0], [12, 12, 196], dark, 0.4),
    conveyor(belt, LENGTH, WIDTH),
    goods(-196, false),
    printer(),
    goods(-24, true),
    goods(camera - 22, true),
    reader(),
    goods(144, true),
  );
}

/** A carton on the belt; past the printer it has its label. */
function goods(x: number, isLabelled: boolean): string {
  const foot: Point = [x, -23, CONVEYOR_HEIGHT];
  const art = `<g transform="translate(8 8)">${label(40)}</g>`;
  return carton(foot, box, { material: cartonPale, tape: 'none', marks: 'left' }) + (isLabelled ? onTop(move(foot, 0, 0, box[2]), art) : '');
}

/** The head over the belt with its roll of labels, and the screen on its side. */
function printer(): string {
  const at: Point = [-120, -66, 0];
  const hub = move(at, 32, 52, 200);
  const screen = `<rect x="10" y="8" width="32" height="22" rx="2" fill="${ink}"/><rect x="14" y="12" width="14" height="14" fill="${paper}"/><path d="M31 14H39M31 19H37M31 24H39" stroke="${orange}" stroke-width="2"/>`;
  return [
    block(move(at, 0, 0, 140), [64, 84, 36], orangePaint, 0.5),
    block(move(at, 22, 40, 124), [20, 26, 16], dark, 0.4),
    onLeft(move(at, 0, 84, 176), screen),
    block(move(at, 28, 46, 176), [8, 6, 26], dark, 0.4),
    cylinder(hub, 'y', 22, 16, { top: '#FFFDF9', left: '#EFE7DC', right: '#CDBFAE' }),
    onLeft(move(hub, 0, 16, 0), '<circle r="17" fill="none" stroke="#B9A88F" stroke-width="1"/><circle r="13" fill="none" stroke="#B9A88F" stroke-width="1"/><circle r="8" fill="#A67D4F"/><circle r="5.6" fill="#3a2815"/>'),
  ].join('');
}

/** The camera on its arm, and the light it reads with. */
function reader(): string {
  const arm: Point = [camera, -60, 184];
  const eye: Point = [camera - 2, -14, 168];
  const top = CONVEYOR_HEIGHT + box[2];
  return [
    scanBeam(
      [
        [camera + 2, 0, 164],
        [camera + 12, 0, 164],
      ],
      [
        [camera - 14, 2, top],
        [camera + 26, 2, top],
      ],
    ),
    block(arm, [12, 78, 10], dark, 0.5),
    block(eye, [18, 26, 20], dark, 0.5),
    onLeft(move(eye, 0, 26, 20), `<circle cx="9" cy="10" r="3.4" fill="${orange}"/>`),
  ].join('');
}
