import { slowness } from './processor-time.ts';

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

/** The most processor time that one turn of the event loop took while `work` was under way, in milliseconds of a calm machine. */
export async function costliestTurn(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let last = process.cpuUsage();
  const note = () => {
    const { user, system } = process.cpuUsage(last);
    most = Math.max(most, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const turn = () => {
    note();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  note();
  clearImmediate(next);
  return most / slowness();
}
