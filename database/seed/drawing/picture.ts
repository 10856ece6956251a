import sharp from 'sharp';

const TILE = 512;

/** Renders a drawing to a JPEG, 2000 px wide unless told otherwise, with a little paper grain. */
export async function drawPicture(svg: string, width = 2000): Promise<Buffer> {
  const drawn = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize({ width })
    .flatten()
    .composite([{ input: grain(), raw: { width: TILE, height: TILE, channels: 4 }, tile: true }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Renders a sign on nothing to a PNG: no grain, no ground, so that it may stand on any colour. */
export async function drawLogo(svg: string, width = 960): Promise<Buffer> {
  const drawn = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

let kept: Buffer | undefined;

/** Specks of ink and paper at 0–4 % opacity. An SVG turbulence filter does the same twenty times slower. */
function grain(): Buffer {
  if (kept) return kept;
  kept = Buffer.alloc(TILE * TILE * 4);
  // A fixed seed: the same drawing always gives the same file.
  let seed = 7;
  for (let i = 0; i < kept.length; i += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const speck = seed / 2 ** 32 - 0.5;
    kept.fill(speck > 0 ? 255 : 20, i, i + 3);
    kept[i + 3] = Math.abs(speck) * 20;
  }
  return kept;
}
