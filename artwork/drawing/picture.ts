import sharp from 'sharp';
import type { Scene } from './scene.ts';

const widest = 1600;

/** Renders a scene: to WebP with little loss, a sign with none; a sheet to PNG. */
export async function renderScene({ draw, sign, isCutOut, isSheet, width = widest }: Scene): Promise<Buffer> {
  const picture = rasterize(draw(), width);
  if (isSheet) return picture.flatten().png({ palette: true, colours: 256, dither: 0.4, effort: 10 }).toBuffer();
  if (sign) return picture.webp({ lossless: true, effort: 6 }).toBuffer();
  const clear = isCutOut ? picture : picture.flatten();
  return clear
    .webp({ quality: 76, alphaQuality: 80, smartSubsample: true, preset: 'picture', effort: 6 })
    .toBuffer();
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

/** What the back office notes of an uploaded picture, too: its size and its average colour as #rrggbb, or #rrggbb00. */
export async function describe(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const pixelOf = (image: sharp.Sharp) => image.resize(1, 1).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = await pixelOf(sharp(picture).flatten({ background: '#ffffff' }));
  const [, , , opacity = 0] = await pixelOf(sharp(picture).ensureAlpha());
  const color = Buffer.from(opacity < 255 ? [red, green, blue, 0] : [red, green, blue]).toString('hex');
  return { width, height, bytes: picture.length, color: `#${color}` };
}
