import { setImmediate } from 'node:timers/promises';

// In milliseconds. Queries and loops run synchronously, so everybody else waits for as long.
const longestTurn = 15;

/** For long work: call the result between steps, to let others have a turn when this one was long enough. */
export function inTurns(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < longestTurn) return;
    await setImmediate();
    begin = performance.now();
  };
}

export async function* takenInTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const takeTurn = inTurns();
  for (const item of items) {
    await takeTurn();
    yield item;
  }
}
