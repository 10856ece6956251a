import { useState } from 'react';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';

export type Answer = Outputs['moveIn']['get'];
export type Move = NonNullable<Answer['current']>;
export type Found = NonNullable<Move['review']>;
export type Kind = Found['kinds'][number];
export type Choices = Move['choices'];
export type Line = Outputs['moveIn']['getLines']['rows'][number];

/** Mutations of an import are sent one after the other: what is pressed after an option waits until it is saved. */
export const useRefetched = () => ({ ...useRefetch(({ moveIn }) => moveIn), scope: { id: 'moveIn' } });

/** The options of an import with a function that changes some, each saved at once. */
export function useChoices({ id, choices }: Move) {
  const [made, setMade] = useState<Partial<Choices>>({});
  const choose = api.moveIn.choose.useMutation(useRefetched());
  const change = (more: Partial<Choices>) => {
    setMade({ ...made, ...more });
    choose.mutate({ id, choices: more });
  };
  return [{ ...choices, ...made }, change] as const;
}
