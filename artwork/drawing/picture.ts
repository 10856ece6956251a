import sharp from 'sharp';
import type { Scene } from './scene.ts';

const widest = 1600;

/** Renders a scene to WebP: what has a ground with little loss, a sign with none. */
export async function renderWebp({ draw, sign, width = widest }: Scene): Promise<Buffer> {
  const picture = rasterize(draw(), width);
  if (sign) return picture.webp({ lossless: true, effort: 6 }).toBuffer();
  return picture.flatten().webp({ quality: 76, smartSubsample: true, preset: 'picture', effort: 6 }).toBuffer();
}

/** Renders a drawing to JPEG: not everything that previews links reads WebP. */
export async function renderJpeg(svg: string, width: number): Promise<Buffer> {
  return rasterize(svg, width).flatten().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer();
}

function rasterize(svg: string, width: number) {
  return sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth(svg) }).resize({ width });
}

function drawnWidth(svg: string): number {
  const [, width] = /<svg[^>]* width="(\d+)"/.exec(svg) ?? [];
  if (!width) throw new Error('The drawing doesn’t say how wide it is.');
  return Number(width);
}

/** What the back office notes of an uploaded picture, too: its size and its average colour as #rrggbb. */
export async function describe(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const pixel = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, bytes: picture.length, color: `#${pixel.subarray(0, 3).toString('hex')}` };
}
