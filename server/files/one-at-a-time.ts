import pLimit from 'p-limit';
import sharp from 'sharp';

// One picture at a time on one thread keeps pages quick on a small server; libvips' cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Runs what unpacks or packs a picture: one after the other, in the order of asking. */
export const oneAtATime = pLimit(1);
