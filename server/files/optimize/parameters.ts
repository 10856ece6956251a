import { deviceSizes, imageSizes } from '#lib/optimized.ts';
import { ImageError } from './source.ts';

const sizes = new Set([...deviceSizes, ...imageSizes]);
const defaultQuality = 75;
// Each is a separate variant on disk, and anybody may request them: with every q from 1 to 100, a hundred per width.
const qualities = [30, 50, 60, defaultQuality, 90, 100];
const longestUrl = 3072;

/**
 * Checks like Next’s optimizer, with its messages; only `q` is optional. Rounds the quality up. Throws an ImageError
 * (400).
 */
export function readParameters(query: URLSearchParams) {
  const path = pathOf(one(query, 'url', '"url" parameter'));
  const w = one(query, 'w', '"w" parameter (width)');
  if (!/^\d+$/.test(w)) throw refused('"w" parameter (width) must be an integer greater than 0');
  const q = query.has('q') ? one(query, 'q', '"q" parameter (quality)') : String(defaultQuality);
  const quality = /^\d+$/.test(q) ? Number(q) : 0;
  const width = Number(w);
  if (width === 0) throw refused('"w" parameter (width) must be an integer greater than 0');
  if (!sizes.has(width)) throw refused(`"w" parameter (width) of ${width} is not allowed`);
  if (quality < 1 || quality > 100) {
    throw refused('"q" parameter (quality) must be an integer between 1 and 100');
  }
  // Never lower than requested.
  return { path, width, quality: qualities.find((step) => step >= quality) ?? 100 };
}

function one(query: URLSearchParams, name: string, label: string): string {
  const given = query.getAll(name);
  if (given.length > 1) throw refused(`${label} cannot be an array`);
  if (!given[0]) throw refused(`${label} is required`);
  return given[0];
}

function pathOf(url: string): string {
  if (url.length > longestUrl) throw refused('"url" parameter is too long');
  if (url.startsWith('//')) throw refused('"url" parameter cannot be a protocol-relative URL (//)');
  if (!url.startsWith('/')) {
    // No other host is ever requested, not even this site's own name.
    const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    throw refused(isWeb ? '"url" parameter is not allowed' : '"url" parameter is invalid');
  }
  const path = decoded(url);
  if (/^\/api\/images\/optimize(\/|\?|$)/.test(path)) throw refused('"url" parameter cannot be recursive');
  return path;
}

function decoded(url: string) {
  try {
    return decodeURIComponent(url);
  } catch {
    throw refused('"url" parameter is invalid');
  }
}

function refused(message: string) {
  return new ImageError(400, message);
}
