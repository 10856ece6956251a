import { ink, kraft, paper } from './palette.ts';
import { shadowStyle } from './shadow.ts';

const grounds = { paper, ink, kraft } as const;

/** Colour and strength of shadows: brown on light grounds, blacker than the ground on ink. */
const shadowOn = {
  paper: ['#3a2410', 0.24],
  kraft: ['#4a2c10', 0.34],
  ink: ['#060403', 0.75],
  none: ['#3a2410', 0.26],
} as const;

export interface Frame {
  /** Units of the drawing; 1200 wide by convention. */
  width: number;
  height: number;
  /** `none`: the page shows through, light or dark. */
  ground: keyof typeof grounds | 'none';
  /** Where the world's (0, 0, 0) falls in the frame, and how many units one centimetre takes. */
  origin: readonly [number, number];
  scale: number;
  /** Flat art over everything, in units of the frame. */
  overlay?: string;
}

/** A whole picture: ground, light and the parts in the order given, back to front. */
export function canvas(
  { width, height, ground, origin, scale, overlay = '' }: Frame,
  ...parts: string[]
): string {
  const [fall, cast] = shadowOn[ground];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><style>${shadowStyle(fall, cast, 17 / scale)}.contact{fill:${fall};fill-opacity:.14}</style></defs>`,
    ground === 'none' ? '' : `<rect width="${width}" height="${height}" fill="${grounds[ground]}"/>`,
    `<g transform="translate(${origin.join(' ')}) scale(${scale})">${parts.join('')}</g>${overlay}</svg>`,
  ].join('');
}
