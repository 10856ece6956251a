import { text } from './inputs.ts';

/** The heading of a block, which may be empty: then it goes on with the one above. */
export const heading = text('Heading', 120);
