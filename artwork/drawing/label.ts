import { ink, orange, paper } from './palette.ts';

const BARS = [3, 1, 1, 2, 1, 3, 1, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 1, 3, 2, 1, 1, 2, 3];

/** Bars of a bar code, `width` by `height`, from the top left corner. */
export function barCode(width: number, height: number): string {
  const unit = width / BARS.reduce((sum, bar) => sum + bar + 1.4, 0);
  let x = 0;
  const bars = BARS.map((bar) => {
    const drawn = `M${x.toFixed(2)} 0h${(bar * unit).toFixed(2)}v${height}h${(-bar * unit).toFixed(2)}Z`;
    x += (bar + 1.4) * unit;
    return drawn;
  });
  return `<path d="${bars.join('')}" fill="${ink}"/>`;
}

/** A shipping label, `width` wide and two thirds as high: address lines, a route block, a bar code. */
export function label(width: number, block = orange): string {
  const rule = (y: number, length: number) =>
    `<rect x="5" y="${y}" width="${length}" height="2.6" fill="${ink}" fill-opacity=".75"/>`;
  return [
    `<g transform="scale(${width / 60})">`,
    '<rect x=".8" y=".8" width="60" height="40" rx="1" fill="#2a1a0c" fill-opacity=".18"/>',
    `<rect width="60" height="40" rx="1" fill="${paper}"/>`,
    `<rect x="41" y="4" width="15" height="11" fill="${block}"/>`,
    rule(4.5, 24),
    rule(9, 31),
    rule(13.5, 18),
    `<g transform="translate(5 20)">${barCode(51, 15)}</g></g>`,
  ].join('');
}
