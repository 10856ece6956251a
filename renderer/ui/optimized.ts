/** The widths that the optimizer makes for pictures across the screen (spec §9), in pixels. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
/** The widths that it makes for small pictures: icons, logos, thumbnails. */
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];

const sizes = [...imageSizes, ...deviceSizes];
const largest = Math.max(...sizes);
// Below this a picture is a thumbnail of fixed size, for which one address is enough.
const smallestInSet = 256;

/**
 * The address of a picture at `width` pixels, or the next larger width that is made. Quality is 1 to 100. What the
 * optimizer doesn't take (drawings, pictures of another host) keeps its own address.
 */
export function optimizedUrl(src: string, width: number, quality = 75): string {
  if (!isOptimizable(src)) return src;
  const size = sizes.find((each) => each >= width) ?? largest;
  return `/api/images/optimize?url=${encodeURIComponent(src)}&w=${size}&q=${quality}`;
}

/**
 * The `srcset` of an uploaded picture: every width that it really has, and its own. Nothing when it is served from
 * another host. `fileUrl` gives the address of a record, as `useFileUrl` does. A picture whose `sizes` is a number of
 * pixels needs no more than three times as many, for the finest screens.
 */
export function srcSetOf(
  picture: { filename: string; width: number },
  fileUrl: (record: { filename: string }) => string | undefined,
  shownAt = '100vw',
): string | undefined {
  const src = fileUrl(picture);
  if (!src || !isOptimizable(src)) return undefined;
  const smaller = sizes.filter((size) => size >= smallestInSet && size < picture.width);
  // Nothing is enlarged: asked for the next larger size, the optimizer gives the picture's own width.
  const widths = picture.width > largest ? smaller : [...smaller, picture.width];
  const [, pixels] = /^(\d+)px$/.exec(shownAt) ?? [];
  const enough = pixels ? widths.findIndex((width) => width >= 3 * Number(pixels)) : -1;
  const needed = enough < 0 ? widths : widths.slice(0, enough + 1);
  return needed.map((width) => `${optimizedUrl(src, width)} ${width}w`).join(', ');
}

function isOptimizable(src: string) {
  return /^\/(?!\/)/.test(src) && !/\.svg$/i.test(src);
}
