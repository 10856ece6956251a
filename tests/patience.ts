/**
 * Times that tests wait at most, in milliseconds: several times what a quiet machine needs, since others may be busy with more
 * than tests, and one that checks a change runs all its lanes at once. Nothing waits so long unless something hangs.
 */
const patience = process.env.CI ? 16 : 8;

export const times = {
  /** A test of the code; the longest do much before the first, such as exporting and importing a whole site. */
  unit: 15_000 * patience,
  /** What becomes true by itself in one. */
  unitPoll: 2_000 * patience,
  /** A test in a browser; the longest take some seconds. */
  browser: 15_000 * patience,
  /** What a screen shows after an action. */
  screen: 4_000 * patience,
  /** A test of a fault, where sites wait for a lock, for slow clients or for the next start. */
  fault: 30_000 * patience,
  faultPoll: 15_000 * patience,
  /** A start of the built site. */
  start: 5_000 * patience,
};

/** How often a test that failed is tried again. A shared machine may starve it once; it is reported as flaky: fix it. */
export const retries = process.env.CI ? 2 : 0;
