export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

let count = 0;

/** A whole drawing inside another one, filling a box with round corners. */
export function inset(svg: string, { x, y, width, height }: Box, radius = 12): string {
  const [, body = '', from = 0, to = 0] = /<svg [^>]*viewBox="0 0 ((\d+) (\d+))"/.exec(svg) ?? [];
  if (!body) throw new Error('The drawing doesn’t say how large it is.');
  count += 1;
  // Names are known in the whole picture: each drawing gets its own.
  const own = svg
    .replace(/\b(cast\d?|contact)\b/g, `d${count}$1`)
    .replace(/\bid="|url\(#|href="#/g, (before) => `${before}d${count}`)
    .replace(/<svg [^>]*>/, '');
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
  const scale = Math.max(width / Number(from), height / Number(to));
  const [left, top] = [x - (Number(from) * scale - width) / 2, y - (Number(to) * scale - height) / 2];
  return [
    `<clipPath id="inset${count}">${shape}</clipPath><g clip-path="url(#inset${count})">`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${own.replace('</svg>', '')}</g></g>`,
  ].join('');
}
