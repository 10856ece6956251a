import type { Outputs } from '#renderer/only-us/api.ts';

/** The brand as its screen gets it. */
export type Brand = Outputs['brand']['get'];
