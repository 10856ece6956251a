import { api, type Outputs } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';

export type Answer = Outputs['moveIn']['get'];
export type Move = NonNullable<Answer['current']>;
export type Found = NonNullable<Move['look']>;
export type Kind = Found['kinds'][number];
export type Choices = Move['choices'];
export type Line = Outputs['moveIn']['getLines']['rows'][number];

export function useRefetched() {
  const utils = api.useUtils();
  return { onSettled: thenRefetch(() => utils.moveIn.invalidate()) };
}
