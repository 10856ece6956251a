import sharp from 'sharp';
import { maxPixels } from '../picture-type.ts';
import { prepare } from './prepare.ts';
import { shrink } from './shrink.ts';

// One picture at a time on one thread; libvips' cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

// Measured on the starter catalog: 4.5 MB without a palette, 1.5 with effort 7, 1.8 with effort 4 in as much time.
const pngOptions = { palette: true, quality: 85, effort: 7 } as const;

/** Writes the picture in `from` to `to` as a PNG of at most 256 colours: a third of its size, and it looks the same. */
async function toPalette(from: string, to: string): Promise<void> {
  await sharp(from, { limitInputPixels: maxPixels, failOn: 'error' }).png(pngOptions).toFile(to);
}

/** What the encoder can be asked for. It runs in a process of its own: nothing else may import this at run time. */
export const tasks = { prepare, shrink };

/** A task and what it is about, as it is sent to the encoder. */
export type Task = {
  [Name in keyof typeof tasks]: { name: Name; about: Parameters<(typeof tasks)[Name]> };
}[keyof typeof tasks];

/** What comes back. A refusal is a sentence for the person who sent the picture. */
export type Answer = { result: unknown } | { refusal: string } | { failure: string; code?: string };
