import sharp from 'sharp';
import { prepare } from './prepare.ts';
import { shrink } from './shrink.ts';

// One picture at a time on one thread; libvips' cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** What the encoder can be asked for. It runs in a process of its own: nothing else may import this at run time. */
export const tasks = { prepare, shrink };

/** A task and what it is about, as it is sent to the encoder. */
export type Task = {
  [Name in keyof typeof tasks]: { name: Name; about: Parameters<(typeof tasks)[Name]> };
}[keyof typeof tasks];

/** What comes back. A refusal is a sentence for the person who sent the picture. */
export type Answer = { result: unknown } | { refusal: string } | { failure: string; code?: string };
