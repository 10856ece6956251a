import { bundle } from '#drawing/bundle.ts';
import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { crate } from '#drawing/crate.ts';
import { foamBlock } from '#drawing/foam.ts';
import { gableBox } from '#drawing/gable-box.ts';
import { flatRect, move, onLeft, onTop, type Point, patch } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { labelRoll } from '#drawing/label-roll.ts';
import { closedMailer, openMailer } from '#drawing/mailer.ts';
import { brandMark } from '#drawing/marks.ts';
import {
  board,
  cartonDeep,
  cartonInside,
  cartonPale,
  dark,
  ink,
  orange,
  orangePaint,
  paper,
} from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import type { Scene } from '#drawing/scene.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { circle } from '#drawing/solid.ts';
import { standingTube } from '#drawing/tube.ts';
import { wordmark } from '#drawing/wordmark.ts';
import { line, title, years } from './cover-words.ts';

/** The cover of the catalog a new site offers: A4, everything we make on one pallet. */
export const coverScene: Scene = {
  slug: 'katalog',
  // People print it.
  width: 2000,
  alt: {
      id: 'Sampul Katalog 2026/2027, Vinci – Kemasan & Logistik: palet penuh karton, kotak, tabung dan peti di atas lantai oranye.',
      en: 'Cover of the Vinci packaging and logistics catalog 2026/2027: a pallet full of cartons, boxes, tubes and a crate on an orange floor.',
    },
  draw: cover,
};

const goods: Point = [-60, -50, PALLET_HEIGHT];

function cover(): string {
  return canvas(
    { width: 1240, height: 1754, ground: 'paper', origin: [632, 1342], scale: 4.45, overlay: words() },
    patch(flatRect([-92, -92, 0], 600, 600), orange),
    shadows([
      blockShadow([-60, -50, 0], [120, 100, 62]),
      blockShadow([-58, -48, 0], [70, 60, 80]),
      blockShadow([78, -28, 0], [48, 40, 34]),
      blockShadow([-74, 62, 0], [36, 24, 36]),
    ]),
    contact([-60, -50, 0], [120, 100], 5),
    pallet([-60, -50, 0], 120, 100),
    ...back(),
    ...front(),
    ...beside(),
  );
}

/** The far half of the pallet, with what stands on it. */
function back(): string[] {
  return [
    carton(goods, [66, 54, 48], { marks: 'left' }),
    closedMailer(move(goods, 3, 3, 48), [52, 40, 11], cartonPale),
    closedMailer(move(goods, 6, 5, 59), [46, 34, 10], orangePaint),
    onTop(move(goods, 20, 13.5, 69.1), brandMark(16, ink, paper)),
    carton(move(goods, 68, 0, 0), [52, 48, 44], {
      material: board,
      tapeMaterial: orangePaint,
      label: 'right',
    }),
    standingTube(move(goods, 84, 14, 44), 9, 56, cartonPale, dark),
    standingTube(move(goods, 106, 26, 44), 7.4, 40, board, orangePaint),
  ];
}

/** The near half. */
function front(): string[] {
  const low = move(goods, 0, 56, 0);
  const right = move(goods, 62, 50, 0);
  const open = move(low, 6, 9, 36);
  return [
    carton(low, [60, 44, 36], { material: cartonPale, tape: 'none' }),
    onLeft(move(low, 6, 44, 30), label(30)),
    openMailer(open, [40, 30, 10], '', '', cartonDeep, { ...cartonInside, left: '#C79F70' }),
    carton(right, [58, 50, 28], { material: cartonDeep, marks: 'left', tape: 'x' }),
    gableBox(
      move(right, 12, 12, 28),
      [34, 26, 24],
      board,
      `<rect y="17" width="34" height="7" fill="${orange}"/><g transform="translate(11.5 3)">${brandMark(11.6)}</g>`,
    ),
  ];
}

/** On the floor around it: flat cartons, a crate with its foam, the labels. */
function beside(): string[] {
  const box: Point = [78, -28, 0];
  const bed = foamBlock([82, -24, 24], [40, 32, 10], [{ outline: circle(20, 16, 10, 36), depth: 8 }]);
  const strip: Point = [-56, 62, 0];
  return [
    contact(box, [48, 40], 3),
    crate(box, [48, 40, 26], bed),
    contact([76, 17, 0], [52, 40], 3),
    bundle([76, 17, 0], [52, 40], 7),
    patch(flatRect(strip, 112, 24), '#E9D3B2'),
    onTop(
      strip,
      [14, 41, 68].map((u) => `<g transform="translate(${u} 2.4) scale(.4 .48)">${label(60)}</g>`).join(''),
    ),
    labelRoll(strip, { radius: 18, width: 24, pitch: [23, 3] }),
  ];
}

/** Wordmark, title and line on the paper above. */
function words(): string {
  const set = (path: string, y: number, size: number, colour: string) =>
    `<path transform="translate(96 ${y}) scale(${size / 500})" fill="${colour}" d="${path}"/>`;
  return [
    `<g transform="translate(96 96)">${wordmark(58)}</g>`,
    set(title, 374, 176, ink),
    set(years, 562, 176, ink),
    `<rect x="98" y="622" width="120" height="12" fill="${orange}"/>`,
    set(line, 706, 40, ink),
  ].join('');
}
