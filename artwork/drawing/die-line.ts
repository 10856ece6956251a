// The flat pattern of a roll-end mailer in centimetres: 70 units of height, middle line at u = 0.

const [RIGHT, DEPTH] = [39, 93];

/** Right half of the outline from the tuck flap (v = 0) down to the inner front wall. */
const half: [number, number][] = [
  [14, 0],
  [17, 2],
  [19, 8],
  [28, 12],
  [28, 32],
  [19, 35.5],
  [27, 38],
  [27, 44],
  [19, 45.6],
  [RIGHT, 46.6],
  [RIGHT, 73.4],
  [19, 74.4],
  [27, 76],
  [27, 82],
  [19, 83.6],
  [18, 84.5],
  [18, DEPTH],
];

export const DIE_LINE = { width: RIGHT * 2, height: DEPTH } as const;

/** Closed outline of the blank as path data, from its top left corner. */
export function cutPath(): string {
  return `M${corners()
    .map(([u, v]) => `${u} ${v}`)
    .join('L')}Z`;
}

/** The same outline as points no further apart than `step`, to bend it round something. */
export function cutLine(step: number): [number, number][] {
  const all = corners();
  return [...all, all[0] as [number, number]].flatMap((to, i) => {
    const from = all[i - 1];
    if (!from) return [to];
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    return Array.from({ length: count }, (_, j): [number, number] => {
      const t = (j + 1) / count;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

function corners(): [number, number][] {
  const mirrored = half.map(([u, v]): [number, number] => [-u, v]).reverse();
  return [...half, ...mirrored].map(([u, v]) => [RIGHT + u, v]);
}

/** The folds as path data. */
export function creasePath(): string {
  const across = [8, 35.8, 45.8, 74.2, 84].map((v) => `M${RIGHT - 19} ${v}H${RIGHT + 19}`);
  const down = [
    [-19, 10, 34],
    [19, 10, 34],
    [-19, 37, 83],
    [19, 37, 83],
    [-29, 46.8, 73.2],
    [29, 46.8, 73.2],
  ].map(([u = 0, from, to]) => `M${RIGHT + u} ${from}V${to}`);
  return [...across, ...down].join('');
}
