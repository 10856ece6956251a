import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { brandTones } from '#lib/brand-colors.ts';
import { rememberLast } from '#lib/remember-last.ts';

/**
 * The address of the style sheet with the tones of a colour (#rrggbb): of the colour and of what is in it, so that it
 * may be cached for ever (pages have no inline styles). Null for the default colour, whose tones are in tokens.css.
 */
export function stylesheetAddress(color: string): string | null {
  return color ? addressOf(color) : null;
}

// Every page that is rendered asks.
const addressOf = rememberLast((color) => `/brand/${color.slice(1)}-${hashOf(stylesheetOf(color))}.css`);

/**
 * `/brand/0b5fff-1a2b3c4d.css`: the tones of a colour, whatever the brand is now: a page from before a change may still be
 * in a cache. One of an earlier version of the program is answered, but not cached.
 */
export const brandStylesheet: RequestHandler<{ file: string }> = (request, response, next) => {
  const [, digits, hash] = /^([0-9a-f]{6})-([0-9a-f]{8})\.css$/.exec(request.params.file) ?? [];
  if (!digits) return next();
  const css = stylesheetOf(`#${digits}`);
  const isCurrent = hash === hashOf(css);
  response.set('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
  response.type('css').send(css);
};

/** The tones of a colour, which renderer/public/css/tokens.css uses in place of its own. */
export function stylesheetOf(color: string) {
  const { main, onMain, deep, deeper, button, onButton, buttonHover, onInk, onInkHover } = brandTones(color);
  const tones = {
    '': main,
    '-on': onMain,
    '-deep': deep,
    '-deeper': deeper,
    '-button': button,
    '-on-button': onButton,
    '-button-hover': buttonHover,
    '-on-ink': onInk,
    '-on-ink-hover': onInkHover,
  };
  const lines = Object.entries(tones).map(([name, tone]) => `--brand${name}:${tone}`);
  return `:root{${lines.join(';')}}\n`;
}

function hashOf(css: string) {
  return createHash('sha256').update(css).digest('hex').slice(0, 8);
}
