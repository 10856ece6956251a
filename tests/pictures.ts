import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph-like picture as JPEG: 40 by 30 pixels by default. */
export function photo({ width = 40, height = 30, color = '#c08040' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** A JPEG that is red at its left and blue at its right half. */
export async function twoHalves({ width = 400, height = 200 } = {}): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: '#0000ff' } as const;
  const right = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { ...half, width, background: '#ff0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** A JPEG stored sideways, with EXIF orientation 6 and the place where it was taken. */
export function sidewaysPhotoWithPlace({ width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Make: 'Kamera', ImageDescription: 'gudang rahasia' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '107/1 9/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A GIF of two frames. */
export function movingPicture(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(48, 0), Buffer.alloc(48, 255)]);
  const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
  return sharp(frames, { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** Form data with one file, like a browser's. */
export function formWith(bytes: Uint8Array, name = 'foto.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** A PNG of about 30 kB that decodes to `side` × `side` black pixels. */
export function pictureBomb(side = 16_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A phone's 12-megapixel photo: 4032 × 3024 pixels stored sideways, with EXIF and GPS. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 504, height: 378, channels: 3, background: '#999', noise } })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4032, 3024)
    .withExif({
      IFD0: { Make: 'Kamera', Model: 'Ponsel' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '107/1 9/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/**
 * A 12-megapixel JPEG that takes as long to encode as a photo: patches of every size, the smaller the fainter, as in
 * nature. (Pure noise takes three times as long.) Takes a second or two to generate.
 */
export async function naturalPhoto(): Promise<Buffer> {
  const octaves = [
    [16, 70],
    [63, 40],
    [252, 26],
    [1008, 14],
    [2016, 8],
  ] as const;
  const [base, ...details] = await Promise.all(octaves.map(([width, contrast]) => patches(width, contrast)));
  return sharp(
    await sharp(base)
      .composite(details.map((input) => ({ input, blend: 'hard-light' })))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
    .resize(4032, 3024)
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function patches(width: number, sigma: number) {
  const size = { width, height: Math.round((width * 3) / 4), channels: 3, background: '#808080' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const small = await sharp({ create: { ...size, noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(2016, 1512).png({ compressionLevel: 1 }).toBuffer();
}
