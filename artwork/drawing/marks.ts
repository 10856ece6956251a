import { ink, orange } from './palette.ts';

// Flat art, 10 units high, drawn from the top left corner: put it on a face with `onLeft`, `onRight` or `onTop`.

/** What is printed on a package: a disc over two lines, no company's mark. `height` high and nearly as wide. */
export function printedMark(height: number, body = ink, disc = orange): string {
  const art = `<circle cx="16" cy="10.500" r="10" fill="${disc}"/><path fill="${body}" d="M3 23.500H29V26.500H3ZM8 29H24V32H8Z"/>`;
  return `<g transform="scale(${height / 32})">${art}</g>`;
}

/** The mark of the site as delivered: a box that narrows to a V, `height` high and nearly as wide. */
export function brandMark(height: number, body = ink, lid = orange): string {
  const faces = 'M1 7.6 14.8 15.3V31.5L1 11.9ZM31 7.6 17.2 15.3V31.5L31 11.9Z';
  const top = 'M16 .5 27.5 6.8 16 13.2 4.5 6.8Z';
  const art = `<path fill="${lid}" d="${top}"/><path fill="${body}" d="${faces}"/>`;
  return `<g transform="scale(${height / 32})">${art}</g>`;
}

/** Two arrows over a bar: this way up. */
function thisWayUp(colour = ink): string {
  const arrow = (x: number) => `<path d="M${x} 8V2.4M${x - 1.9} 4.4 ${x} 1.6 ${x + 1.9} 4.4"/>`;
  return outlined(`${arrow(2.6)}${arrow(7.4)}<path d="M.6 9.6H9.4"/>`, colour);
}

/** A wine glass: fragile. */
export function fragile(colour = ink): string {
  const glass = '<path d="M2.2.8H7.8C8 4 6.8 5.6 5 5.6S2 4 2.2.8Z"';
  return outlined(`${glass} fill="${colour}"/><path d="M5 5.6V9.3M2.8 9.5H7.2"/>`, colour);
}

/** An umbrella under drops: keep dry. */
function keepDry(colour = ink): string {
  return outlined(
    `<path d="M.8 5.6C1.2 2.9 2.8 1.6 5 1.6S8.8 2.9 9.2 5.6Z" fill="${colour}"/><path d="M5 1V8.6C5 9.9 3.2 9.9 3.2 8.8"/>`,
    colour,
  );
}

/** An ear of wheat, 8 wide and 12 high, as plant protection offices stamp it. */
export function wheatEar(colour = ink): string {
  const grain = (y: number) =>
    `<path d="M4 ${y}Q6.8 ${y - 0.4} 7.2 ${y - 3}Q4.4 ${y - 2.6} 4 ${y}Q3.6 ${y - 2.6} .8 ${y - 3}Q1.2 ${y - 0.4} 4 ${y}Z"/>`;
  return `<g fill="${colour}">${[4, 6.8, 9.6].map(grain).join('')}<path d="M3.5 9H4.5V12H3.5ZM3.5 0H4.5V2.6H3.5Z"/></g>`;
}

/** The three handling marks in a row, `size` high. */
export function handling(size: number, colour = '#54402c'): string {
  const all = [thisWayUp(colour), fragile(colour), keepDry(colour)];
  const placed = all.map((mark, i) => `<g transform="translate(${i * 13.5})">${mark}</g>`);
  return `<g transform="scale(${size / 10})">${placed.join('')}</g>`;
}

function outlined(art: string, colour: string): string {
  return `<g fill="none" stroke="${colour}" stroke-width="1" stroke-linejoin="round">${art}</g>`;
}
