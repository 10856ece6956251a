import { type Outputs, useRefetch } from '#renderer/only-us/api.ts';

export type Answer = Outputs['moveIn']['get'];
export type Move = NonNullable<Answer['current']>;
export type Found = NonNullable<Move['look']>;
export type Kind = Found['kinds'][number];
export type Choices = Move['choices'];
export type Line = Outputs['moveIn']['getLines']['rows'][number];

export const useRefetched = () => useRefetch(({ moveIn }) => moveIn);
