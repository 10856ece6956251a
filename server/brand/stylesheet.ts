import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { typefaces as names, type Typeface } from '#lib/brand.ts';
import { brandNeutrals, brandTones } from '#lib/brand-colors.ts';
import { rememberLast } from '#lib/remember-last.ts';
import type { Brand } from './read-brand.ts';
import { typefaces } from './typefaces.ts';

/** A style sheet with the tones and typefaces, cacheable for ever by its hash. Null for the default brand. */
export function stylesheetAddress({ color, typeface }: Pick<Brand, 'color' | 'typeface'>): string | null {
  if (!color && typeface === 'jakarta') return null;
  return addressOf(`${color.slice(1) || 'default'}-${typeface}`);
}

// Called for every rendered page.
const addressOf = rememberLast((name) => `/brand/${name}-${hashOf(stylesheetOf(name))}.css`);

/** `/brand/0b5fff-serif-1a2b3c4d.css`, also of a former brand: a cached page may ask for it. */
export const brandStylesheet: RequestHandler<{ file: string }> = (request, response, next) => {
  const [, name, hash] = fileName.exec(request.params.file) ?? [];
  if (!name) return next();
  const css = stylesheetOf(name);
  const isCurrent = hash === hashOf(css);
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

function hashOf(css: string) {
  return createHash('sha256').update(css).digest('hex').slice(0, 8);
}
