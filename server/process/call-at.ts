const longestTimer = 2000;
// Clock corrections up to this are no setting back.
const tolerated = 1000;

/**
 * Calls `work` once the clock shows `at`, at the latest two seconds after the machine slept or its clock was set ahead,
 * which no timer notices. Also calls it when the clock was set back, which is a reason to plan again. Returns what
 * cancels it.
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
