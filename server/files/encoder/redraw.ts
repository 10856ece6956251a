import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { inBrandColor } from '#lib/drawing-colors.ts';
import { type PreparedPicture, prepared } from './prepare.ts';

/** How a drawing of the starter content is rendered, as its picture was. */
export interface RedrawWish {
  /** The main colour, #rrggbb. */
  color: string;
  /** In pixels. */
  width: number;
  type: 'webp' | 'png';
  /** Does it have no ground? */
  isClear: boolean;
}

// What librsvg assumes of a drawing without units, in pixels for each inch.
const usual = 72;

/** Renders a drawing of ours (gzipped SVG) in the colour of the brand. Reads the file `from` and writes `to`. */
export async function redraw(from: string, to: string, wish: RedrawWish): Promise<PreparedPicture> {
  const { color, width, type, isClear } = wish;
  const drawing = gunzipSync(await readFile(from)).toString();
  const [, drawn = '1200'] = /<svg[^>]* width="(\d+)"/.exec(drawing) ?? [];
  const svg = Buffer.from(inBrandColor(drawing, color));
  const picture = sharp(svg, { density: (usual * width) / Number(drawn) }).resize({ width });
  const ground = isClear ? picture : picture.flatten();
  const packed =
    type === 'png'
      ? ground.png({ palette: true, colours: 256, dither: 0.4 })
      : ground.webp({ quality: 76, alphaQuality: 80, smartSubsample: true, preset: 'picture' });
  return prepared(packed, to);
}
