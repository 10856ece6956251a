import { brandTones, darkened, defaultNeutrals, lightened, needed } from './brand-colors.ts';
import { rememberLast } from './remember-last.ts';

const { ink } = defaultNeutrals;

/** The back office’s colour scale (https://www.radix-ui.com/colors) in the brand’s colour; empty for the default colour. */
export const accentOf = rememberLast((color) => {
  if (!color) return '';
  const { main, onMain, onInk } = brandTones(color);
  const light = scaleOf(main, { on: onMain, ground: '#ffffff', text: darkened, strong: ink });
  const dark = scaleOf(onInk, { on: ink, ground: '#191918', text: lightened, strong: '#ffffff' });
  return `:root.light{${light}}:root.dark{${dark}}`;
});

// The share of the colour in backgrounds, lines and borders: steps 1 to 8.
const shares = [0.02, 0.05, 0.1, 0.17, 0.25, 0.34, 0.46, 0.64];

interface Scheme {
  /** Text on the colour. */
  on: string;
  ground: string;
  /** Makes a colour readable on a ground. */
  text: typeof darkened;
  /** The colour that text of the highest contrast tends to. */
  strong: string;
}

function scaleOf(solid: string, { on, ground, text, strong }: Scheme) {
  const hover = mix(on === '#ffffff' ? '#000000' : '#ffffff', solid, 0.12);
  // Soft buttons are at step 5 when they are pressed.
  const read = text(solid, mix(solid, ground, shares[4] ?? 0), needed.text);
  const opaque = [...shares.map((share) => mix(solid, ground, share)), solid, hover, read];
  const clear = shares.map((share) => solid + hexOf(share * 255));
  const steps = [...opaque, mix(strong, read, 0.5)].map((tone, index) => `--orange-${index + 1}:${tone}`);
  const overlays = [...clear, solid, hover, read].map((tone, index) => `--orange-a${index + 1}:${tone}`);
  return [`--orange-contrast:${on}`, ...steps, ...overlays].join(';');
}

function mix(color: string, ground: string, share: number) {
  const channels = [1, 3, 5].map((from) => {
    const [over, below] = [color, ground].map((each) => Number.parseInt(each.slice(from, from + 2), 16));
    return hexOf((over ?? 0) * share + (below ?? 0) * (1 - share));
  });
  return `#${channels.join('')}`;
}

function hexOf(value: number) {
  return Math.round(value).toString(16).padStart(2, '0');
}
