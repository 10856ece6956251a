import { api, type Outputs } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';

/** What the screen shows. */
export type Answer = Outputs['moveIn']['get'];
/** A site that moves in, and how far that is. */
export type Move = NonNullable<Answer['current']>;
export type Found = NonNullable<Move['look']>;
export type Kind = Found['kinds'][number];
export type Choices = Move['choices'];
export type Line = Outputs['moveIn']['getLines']['rows'][number];

/** The options of a mutation after which the screen shows what has changed. */
export function useRefetched() {
  const utils = api.useUtils();
  return { onSettled: thenRefetch(() => utils.moveIn.invalidate()) };
}
