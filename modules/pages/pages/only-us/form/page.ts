import type { Outputs } from '#renderer/only-us/api.ts';

export type Page = Outputs['page']['get'];

export type OfferedBlock = Outputs['page']['getBlocks'][number];
