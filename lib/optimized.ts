/** Widths of large pictures in pixels (spec §9). */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const sizes = [...imageSizes, ...deviceSizes];
const largest = Math.max(...sizes);
// Smaller pictures are thumbnails of fixed size: one address is enough.
const minInSet = 256;
// So close to the next width that a page offers only one of the two.
const closeToNext = [750, 1080, 2048];
const defaultQuality = 75;

/** The address at `width` pixels or the next larger size. What the optimizer doesn’t accept keeps its own address. */
export function optimizedUrl(src: string, width: number, quality = defaultQuality): string {
  if (!isOptimizable(src)) return src;
  const size = sizes.find((each) => each >= width) ?? largest;
  // Slashes are allowed in a query, and the default quality is left out: a page has hundreds of these addresses.
  const url = encodeURIComponent(src).replaceAll('%2F', '/');
  return `/api/images/optimize?url=${url}&w=${size}${quality === defaultQuality ? '' : `&q=${quality}`}`;
}

/** The `srcset` for `sizes`, with the widths a picture has; undefined for other hosts. */
export function srcSetOf(
  picture: { filename: string; width: number },
  fileUrl: (record: { filename: string }) => string | undefined,
  shownAt = '100vw',
): string | undefined {
  const src = fileUrl(picture);
  if (!src || !isOptimizable(src)) return undefined;
  const { fewest, most } = pixelsOf(shownAt);
  const offered = sizes.filter((size) => size >= fewest && !closeToNext.includes(size));
  const smaller = offered.filter((size) => size < picture.width);
  // Nothing is enlarged: for the next larger size, the optimizer returns the original width.
  const widths = picture.width > largest ? smaller : [...smaller, picture.width];
  const enough = widths.findIndex((width) => width >= most / unseen);
  const needed = enough < 0 ? widths : widths.slice(0, enough + 1);
  return needed.map((width) => `${optimizedUrl(src, width)} ${width}w`).join(', ');
}

function isOptimizable(src: string) {
  return /^\/(?!\/)/.test(src) && !/\.svg$/i.test(src);
}

// A quarter more pixels than a picture has: nobody notices.
const unseen = 1.25;
const remInPixels = 16;
// Phones have up to three device pixels per CSS pixel, other screens two.
const phones = { from: 320, to: 480, density: 3 };
const density = 2;
// A part of `sizes`: a minimum screen width, then pixels, or a share of the screen less a margin.
const part =
  /^(?:\(min-width: (?<from>[\d.]+)rem\) )?(?:(?<px>[\d.]+)px|(?:calc\()?(?<vw>[\d.]+)vw(?: - (?<less>[\d.]+)rem\))?)$/;

/** The range of pixels that `sizes` allows; open where it doesn’t say. */
function pixelsOf(shownAt: string): { fewest: number; most: number } {
  const pixels = { fewest: Number.POSITIVE_INFINITY, most: 0 };
  let widestScreen = Number.POSITIVE_INFINITY;
  for (const text of shownAt.split(', ')) {
    const { from = 0, px = 0, vw = 0, less = 0 } = part.exec(text)?.groups ?? {};
    if (!px && !vw) return { fewest: minInSet, most: Number.POSITIVE_INFINITY };
    const fixed = Number(px) - Number(less) * remInPixels;
    const shownOn = (screen: number) => (vw ? (screen * Number(vw)) / 100 : 0) + fixed;
    const narrowestScreen = Math.max(Number(from) * remInPixels, phones.from);
    const onPhone = narrowestScreen < phones.to ? shownOn(Math.min(widestScreen, phones.to)) : 0;
    pixels.fewest = Math.min(pixels.fewest, shownOn(narrowestScreen));
    pixels.most = Math.max(pixels.most, density * shownOn(widestScreen), phones.density * onPhone);
    widestScreen = narrowestScreen;
  }
  return { ...pixels, fewest: Math.max(pixels.fewest, minInSet) };
}
