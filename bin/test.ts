// `npm test`: everything that must pass before a change lands. Stops at the first failure.
import { findChromium } from './chromium.ts';
import { lane, passedSoFar } from './lanes.ts';
import { borders, browserTests, build, faultTests, lint, tests, total, types } from './steps.ts';

// First, so that a machine without a browser fails immediately and not after minutes.
process.env.CHROMIUM_PATH = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

// Two lanes for two cores. Steps that need the built site wait for the build.
const built = lane([build]);
await Promise.all([
  built.then(() => lane([browserTests])),
  Promise.all([built, lane([lint, types, borders, tests])]).then(() => lane([faultTests])),
]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
