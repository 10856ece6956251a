// `npm test`: must pass before a change lands; stops at the first failure. `-- unit lib/` and `-- browser pages.spec` run parts.

import { findChromium } from '#tests/chromium.ts';
import { lane, passedSoFar } from '#tests/lanes.ts';
import { runNamedPart } from './named-part.ts';
import { borders, browserTests, build, lint, playwright, tests, total, types } from './steps.ts';

runNamedPart({ unit: tests.command, browser: playwright() });

// First, so that a machine without a browser fails immediately and not after minutes.
process.env.CHROMIUM_PATH = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

await Promise.all([lane([build, browserTests]), lane([lint, types, borders, tests])]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
