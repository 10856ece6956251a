// Each mark stands in a square of 100 units and has one colour; holes are real holes, so any ground shows through.

/** A bean on a slope. */
export function bean(colour: string): string {
  const half = 'M50 6C70 6 84 26 84 50S70 94 50 94C40 80 44 66 52 52S62 22 50 6Z';
  const other = 'M42 8C26 14 16 30 16 50S28 88 43 93C35 77 38 62 45 49S53 21 42 8Z';
  return `<g fill="${colour}" transform="rotate(24 50 50)"><path d="${half}"/><path d="${other}" opacity=".72"/></g>`;
}

/** A chip with its legs. */
export function chip(colour: string): string {
  const legs = [34, 50, 66].map((at) => `M${at} 6V20M${at} 80V94M6 ${at}H20M80 ${at}H94`).join('');
  return [
    `<rect x="23" y="23" width="54" height="54" rx="9" fill="none" stroke="${colour}" stroke-width="9"/>`,
    `<path d="${legs}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`,
    `<rect x="41" y="41" width="18" height="18" rx="3" fill="${colour}"/>`,
  ].join('');
}

/** The rings of a trunk, a piece cut out. */
export function rings(colour: string): string {
  const arc = (r: number) =>
    `<circle cx="50" cy="50" r="${r}" fill="none" stroke="${colour}" stroke-width="8" stroke-dasharray="${r * 5.1} ${r * 6.284}" transform="rotate(${r * 3} 50 50)" stroke-linecap="round"/>`;
  return `${[40, 26].map(arc).join('')}<circle cx="50" cy="50" r="11" fill="${colour}"/>`;
}

/** A drop with two waves in it. */
export function drop(colour: string): string {
  return [
    `<path fill="${colour}" d="M50 4C63 23 80 40 81 58Q66 50 50 58T19 60C20 41 37 23 50 4Z"/>`,
    `<path fill="${colour}" opacity=".8" d="M19.600 70Q35 76 50 68T80 68C76 84 64 95 50 95S23 86 19.6 70Z"/>`,
  ].join('');
}

/** The sun going down into a bowl. */
export function bowl(colour: string): string {
  const rays = [-60, -30, 0, 30, 60].map((turn) => `<path d="M50 8V20" transform="rotate(${turn} 50 54)"/>`);
  return [
    `<g stroke="${colour}" stroke-width="7" stroke-linecap="round">${rays.join('')}</g>`,
    `<path fill="${colour}" d="M28 54A22 22 0 0 1 72 54ZM8 60H92C91 80 74 92 62 94H38C26 92 9 80 8 60Z"/>`,
  ].join('');
}

/** Two wheels and the frame between them. */
export function wheels(colour: string): string {
  const line = `fill="none" stroke="${colour}" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    `<circle cx="24" cy="64" r="20" ${line}/><circle cx="76" cy="64" r="20" ${line}/>`,
    `<path d="M24 64 39 36H68L48 64H24M76 64 64 24H74M33 26H43L48 64" ${line}/>`,
  ].join('');
}

/** A star that is a cross as well. */
export function star(colour: string): string {
  const points = 'M50 3C53 34 66 47 97 50 66 53 53 66 50 97 47 66 34 53 3 50 34 47 47 34 50 3Z';
  const small = 'M79 8C80 17 83 20 92 21 83 22 80 25 79 34 78 25 75 22 66 21 75 20 78 17 79 8Z';
  return `<g fill="${colour}"><path d="${points}"/><path d="${small}" opacity=".7"/></g>`;
}

/** Four petals of a batik pattern, their seeds left open. */
export function kawung(colour: string): string {
  const petal =
    'M50 46C32 40 24 28 26 12 28 6 34 3 40 5 54 12 58 28 50 46ZM36 14A4 4 0 1 0 44 18 4 4 0 1 0 36 14Z';
  const one = (turn: number) =>
    `<path d="${petal}" fill="${colour}" fill-rule="evenodd" transform="rotate(${turn} 50 50) rotate(20 50 50)"/>`;
  return `${[0, 90, 180, 270].map(one).join('')}<circle cx="50" cy="50" r="5" fill="${colour}"/>`;
}

/** A pot with two bands. */
export function pot(colour: string): string {
  return [
    `<path fill="${colour}" d="M36 4H64V12H60C60 20 66 26 73 33H27C34 26 40 20 40 12H36Z"/>`,
    `<path fill="${colour}" opacity=".75" d="M23 39H77C81 45 83 51 83 57H17C17 51 19 45 23 39Z"/>`,
    `<path fill="${colour}" d="M17 63H83C81 78 72 90 64 96H36C28 90 19 78 17 63Z"/>`,
  ].join('');
}

/** An ear of rice bowed by its grains. */
export function rice(colour: string): string {
  const grains = [
    [70, 14, 40],
    [52, 18, 10],
    [78, 32, 70],
    [40, 33, -4],
    [66, 44, 62],
    [32, 50, -12],
    [56, 58, 56],
  ];
  const grain = ([x, y, turn]: number[]) =>
    `<path d="M0-12C7-6 7 6 0 12-7 6-7-6 0-12Z" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return [
    `<g fill="${colour}">${grains.map(grain).join('')}</g>`,
    `<path d="M60 26C48 38 38 62 34 96" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}
