const longestTimer = 2000;
// Clock corrections up to this are no setting back.
const tolerated = 1000;

/**
 * Calls `work` at `at`, at most two seconds late after sleep or a clock set ahead, which no timer notices. Calls it,
 * too, when the clock was set back, to plan again. Returns what cancels it.
 */
export function callAt(at: Date, now: () => Date, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  let latest = now().getTime();
  const wait = () => {
    timer = setTimeout(look, Math.min(Math.max(at.getTime() - latest, 0), longestTimer)).unref();
  };
  const look = () => {
    const time = now().getTime();
    if (time >= at.getTime() || time < latest - tolerated) return work();
    latest = time;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
