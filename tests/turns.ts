/** How some work shared the process with others. */
interface Turns {
  /** How often others had a turn. */
  count: number;
  /** The processor time of the longest stretch between two turns, in milliseconds: it doesn't grow on a busy machine. */
  longest: number;
}

/** Does some work, and counts the turns of the event loop that others had meanwhile. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<Turns> {
  const turns = { count: 0, longest: 0 };
  let since = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(since);
    turns.count += 1;
    turns.longest = Math.max(turns.longest, (user + system) / 1000);
    since = process.cpuUsage();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  clearImmediate(next);
  turn();
  clearImmediate(next);
  return turns;
}
