import { type Outputs, useRefetch } from '#renderer/only-us/api.ts';

export type Answer = Outputs['moveIn']['get'];
export type Move = NonNullable<Answer['current']>;
export type Found = NonNullable<Move['review']>;
export type Kind = Found['kinds'][number];
export type Choices = Move['choices'];
export type Line = Outputs['moveIn']['getLines']['rows'][number];

/** Mutations of an import are sent one after the other: what is pressed after an option waits until it is saved. */
export const useRefetched = () => ({ ...useRefetch(({ moveIn }) => moveIn), scope: { id: 'moveIn' } });
