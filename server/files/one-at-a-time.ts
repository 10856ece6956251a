import pLimit from 'p-limit';

/** Runs what unpacks or packs a picture: one after the other, in the order of asking. */
export const oneAtATime = pLimit(1);
