import type { Outputs } from '#renderer/only-us/api.ts';

/** A file with the places where it is used. */
export type DescribedFile = Outputs['file']['get'];
