import bitter from '@fontsource/bitter/files/bitter-latin-800-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url';
import type { Typeface } from '#lib/brand.ts';

// Fonts that computers have, with the metrics of those that they replace on a slow line (renderer/public/css/font.css): the size
// makes a long sentence as wide, measured in Chromium, ascent and descent are the font's by that size.
const arial = "local('Arial'),local('Liberation Sans'),local('Helvetica')";
const arialBold = `local('Arial Bold'),local('Liberation Sans Bold'),${arial}`;
const timesBold = "local('Times New Roman Bold'),local('Liberation Serif Bold'),local('Times Bold')";

const standIn = (
  family: string,
  weights: string,
  local: string,
  metrics: readonly [number, number, number],
) => {
  const [size, ascent, descent] = metrics;
  return (
    `@font-face{font-family:'${family} Stand-in';font-weight:${weights};src:${local};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
};

const font = (family: string, address: string) =>
  `@font-face{font-family:'${family}';font-display:optional;font-weight:100 900;src:url('${address}') format('woff2')}`;

const figtreeFaces = [
  font('Figtree', figtree),
  standIn('Figtree', '100 650', arial, [98.9, 96.1, 25.3]),
  standIn('Figtree', '651 900', arialBold, [95.8, 99.1, 26.1]),
];
const bitterFaces = [font('Bitter', bitter), standIn('Bitter', '100 900', timesBold, [109.1, 86.1, 24.7])];
const franklinFaces = [
  font('Libre Franklin', franklin),
  standIn('Libre Franklin', '100 650', arial, [102.5, 94.6, 24.4]),
  standIn('Libre Franklin', '651 900', arialBold, [99.6, 97.4, 25.1]),
];

/** Typefaces besides that of renderer/public/css/font.css: their faces, in which of them pages are set, and what they fetch. */
export const typefaces: Partial<Record<Typeface, { faces: string[]; variables: string; fonts: string[] }>> = {
  serif: {
    faces: [...figtreeFaces, ...bitterFaces],
    variables: "--font:'Figtree','Figtree Stand-in';--font-headings:'Bitter','Bitter Stand-in'",
    fonts: [figtree, bitter],
  },
  grotesque: {
    faces: franklinFaces,
    variables: "--font:'Libre Franklin','Libre Franklin Stand-in'",
    fonts: [franklin],
  },
};

/** Preloads the fonts of the typeface instead of the default one, which Vike finds in the style sheets. */
export function withFonts(html: string, typeface: Typeface): string {
  const { fonts = [] } = typefaces[typeface] ?? {};
  if (fonts.length === 0) return html;
  const links = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/, links.join(''));
}
