// `npm test`: everything that must pass before a change lands. Stops at the first failure. `npm test -- unit lib/` and
// `npm test -- browser pages.spec` run some of it.
import { runAskedPart } from './asked-part.ts';
import { findChromium } from './chromium.ts';
import { lane, passedSoFar } from './lanes.ts';
import { borders, browserTests, build, lint, playwright, tests, total, types } from './steps.ts';

runAskedPart({ unit: tests.command, browser: playwright() });

// First, so that a machine without a browser fails immediately and not after minutes.
process.env.CHROMIUM_PATH = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

// Two lanes for two cores.
await Promise.all([lane([build, browserTests]), lane([lint, types, borders, tests])]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
