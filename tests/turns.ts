/** Does some work, and counts the turns of the event loop that others had meanwhile. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const turn = () => {
    count += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return count;
}
