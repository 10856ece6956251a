import sharp from 'sharp';
import { card, ico, icon, sprite } from './compose.ts';
import { convertHeic } from './convert-heic.ts';
import { draw } from './draw.ts';
import { inspectPdf, readTexts } from './pdf/pages.ts';
import { crop, prepare } from './prepare.ts';
import { redraw } from './redraw.ts';
import { shrink, shrinkPage } from './shrink.ts';

// One picture at a time on one thread; libvips' cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** The encoder's tasks. It runs in a separate process: nothing else may import this at run time. */
export const tasks = {
  prepare,
  draw,
  redraw,
  convertHeic,
  inspectPdf,
  readTexts,
  shrink,
  shrinkPage,
  icon,
  ico,
  card,
  crop,
  sprite,
};

export type Task = {
  [Name in keyof typeof tasks]: { name: Name; about: Parameters<(typeof tasks)[Name]> };
}[keyof typeof tasks];

/** A refusal is a sentence for the sender. */
export type Answer = { result: unknown } | { refusal: string } | { failure: string; code?: string };
