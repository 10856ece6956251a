import { hash } from 'node:crypto';
import bitter from '@fontsource/bitter/files/bitter-latin-800-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import franklin from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url';
import type { RequestHandler } from 'express';
import { typefaces as names, type Typeface } from '#lib/brand.ts';
import { brandNeutrals, brandTones } from '#lib/brand-colors.ts';
import { rememberLast } from '#lib/remember-last.ts';
import type { Brand } from './read-brand.ts';

/** A style sheet with the tones and typefaces, cacheable for ever by its hash. Null for the default brand. */
export function stylesheetAddress({ color, typeface }: Pick<Brand, 'color' | 'typeface'>): string | null {
  if (!color && typeface === 'jakarta') return null;
  return addressOf(`${color.slice(1) || 'default'}-${typeface}`);
}

// Called for every rendered page.
const addressOf = rememberLast((name) => `/brand/${name}-${hashOf(stylesheetOf(name))}.css`);

/** `/brand/0b5fff-serif-1a2b3c4d.css`, also of a former brand: a cached page may ask for it. */
export const brandStylesheet: RequestHandler<{ file: string }> = (request, response, next) => {
  const [, name, hashed] = fileName.exec(request.params.file) ?? [];
  if (!name) return next();
  const css = stylesheetOf(name);
  const isCurrent = hashed === hashOf(css);
  response.set('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
  response.type('css').send(css);
};

const fileName = new RegExp(
  `^((?:[0-9a-f]{6}|default)-(?:${Object.keys(names).join('|')}))-([0-9a-f]{8})\\.css$`,
);

function stylesheetOf(name: string) {
  const [color, typeface] = name.split('-') as [string, Typeface];
  const { faces = [], variables = [] } = typefaces[typeface] ?? {};
  const tones = color === 'default' ? [] : tonesOf(`#${color}`);
  return `${faces.join('\n')}\n:root{${[...tones, ...[variables].flat()].join(';')}}\n`;
}

// renderer/public/css/tokens.css uses them in place of its own.
function tonesOf(color: string) {
  const { main, ...others } = brandTones(color);
  const named = Object.entries({ ...others, ...brandNeutrals(color) });
  const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`--brand:${main}`, ...named.map(([name, tone]) => `--brand-${dashed(name)}:${tone}`)];
}

const hashOf = (css: string) => hash('sha256', css).slice(0, 8);

// Installed fonts with the metrics of the web fonts that they stand in for on a slow line (renderer/public/css/font.css): the size
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
const typefaces: Partial<Record<Typeface, { faces: string[]; variables: string; fonts: string[] }>> = {
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

/**
 * Preloads the fonts of the typeface instead of the default one, which Vike finds in the style sheets, and names them: a page laid
 * out before the brand's style sheet is there would fetch the default one, too.
 */
export function withFonts(html: string, typeface: Typeface): string {
  const { fonts = [], variables } = typefaces[typeface] ?? {};
  if (fonts.length === 0) return html;
  const links = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return html
    .replace('<html', `<html style="${variables}"`)
    .replace(/<link rel="preload"[^>]* as="font"[^>]*>/, links.join(''));
}
