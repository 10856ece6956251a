import { canvas } from '#drawing/canvas.ts';
import { cuttingMat, ruler, swatches } from '#drawing/desk.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import { gableBox } from '#drawing/gable-box.ts';
import { flatRect, move, onTop, type Point, patch, stroke } from '#drawing/iso.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { board, carton, cartonDeep, dark, kraft, orange, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const mat: Point = [-60, -2, 0];
const mailer: Point = [-66, -46, 0];
const gable: Point = [8, -50, 0];

/** White samples before anything is printed: a mailer, a carrying box and the blank that is being cut. */
export function packagingDesignSamples(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [620, 500], scale: 5.7 },
    patch(flatRect([-500, -60, 0], 1000, 124), '#D8B98F'),
    shadows([blockShadow(mailer, [40, 30, 11]), blockShadow(gable, [32, 24, 34])]),
    contact(mailer, [40, 30], 2),
    closedMailer(mailer, [40, 30, 11], board),
    contact(gable, [32, 24], 2),
    gableBox(gable, [32, 24, 24], board),
    cuttingMat(mat, [90, 58]),
    blank(move(mat, 10, 7, 0.4)),
    ruler(move(mat, 56, 50, 0.5), 30),
    knife(move(mat, 62, 24, 0.6)),
    swatches([52, 4, 0], [orange, carton.left, cartonDeep.left, kraft, dark.left, paper]),
  );
}

function blank(at: Point): string {
  const scale = 'scale(.5)';
  const crease = `<path transform="${scale}" d="${creasePath()}" fill="none" stroke="${orange}" stroke-width="1" stroke-dasharray="2.6 1.8"/>`;
  return [
    onTop(move(at, 0.7, 0.4, 0), `<path transform="${scale}" d="${cutPath()}" fill="#1F1A17" fill-opacity=".4"/>`),
    onTop(at, `<path transform="${scale}" d="${cutPath()}" fill="${board.top}"/>${crease}`),
  ].join('');
}

/** A knife with a blade that breaks off, lying on the mat. */
function knife(at: Point): string {
  return [
    shade(flatRect(move(at, 1, 0.4, 0), 20, 4), 0.3),
    block(at, [16, 3.4, 2], { top: '#FF8C42', left: '#F76B15', right: '#C24B08' }, 0.5),
    patch([move(at, 16, 0.4, 1), move(at, 21, 1.4, 1), move(at, 22, 2.8, 1), move(at, 16, 3, 1)], '#D8D0C6'),
    stroke([move(at, 3, 1.7, 2.1), move(at, 10, 1.7, 2.1)], '#7a2606', 0.9),
  ].join('');
}
