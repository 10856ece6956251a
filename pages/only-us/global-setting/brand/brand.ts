import type { Outputs } from '#renderer/only-us/api.ts';

export type Brand = Outputs['brand']['get'];
