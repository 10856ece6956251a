// `npm run test:slow`: everything that takes long or needs other programs. Changes must pass it, in addition to `npm test`. `-- faults` and `-- nodes` run parts.

import { findChromium } from './chromium.ts';
import { lane, passedSoFar } from './lanes.ts';
import { runNamedPart } from './named-part.ts';
import { findS3Server } from './s3-server.ts';
import { findServerPrograms } from './server-programs.ts';
import {
  build,
  faultTests,
  type Step,
  slowBrowserTests,
  slowTests,
  total,
  vitestBesideTheSite,
} from './steps.ts';

runNamedPart({ faults: vitestBesideTheSite('/faults/'), nodes: ['tsx', 'bin/test-nodes.ts'] });

try {
  process.env.CHROMIUM_PATH = await findChromium();
  findServerPrograms();
  process.env.S3RVER_PATH = findS3Server();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

await lane([build]);
const guide = (which: 'content' | 'feature'): Step => ({
  name: `Guide: ${which}`,
  command: ['tsx', 'bin/check-guide.ts', which],
});
const withoutModules = (part: 'code' | 'browser'): Step => ({
  name: `Without modules: ${part}`,
  command: ['tsx', 'bin/check-modules.ts', part],
});
await Promise.all([
  lane([faultTests, slowTests, withoutModules('code'), guide('content')]),
  lane([slowBrowserTests, withoutModules('browser'), guide('feature')]),
]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
