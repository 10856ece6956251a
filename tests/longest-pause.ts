/** For how long the process did nothing else, in milliseconds, at the most, while `work` was under way. */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(note, 1);
  try {
    await work();
    note();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
