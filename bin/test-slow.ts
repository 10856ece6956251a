// `npm run test:slow`: everything that takes long or needs other programs. Changes must pass it, in addition to `npm test`. `-- long`, `-- faults` and `-- nodes` run parts.

import { findChromium } from '#tests/chromium.ts';
import { lane, passedSoFar } from '#tests/lanes.ts';
import { findS3Server } from '#tests/slow/s3-server.ts';
import { findServerPrograms } from '#tests/slow/server-programs.ts';
import { runNamedPart } from './named-part.ts';
import { build, longTests, playwright, type Step, total } from './steps.ts';

const besideTheSite = (...filters: string[]): Step['command'] => {
  return ['vitest', 'run', '--root', '.', '--config', 'tests/faults/vitest.config.ts', ...filters];
};
const faults = besideTheSite('/faults/', '--exclude=**/faults/slow/**');
const faultTests: Step = { name: 'Fault tests', command: faults, show: true };
const slowTests: Step = { name: 'Slow tests', command: besideTheSite('/slow/'), show: true };
const slowBrowserTests: Step = {
  name: 'Slow browser tests',
  command: playwright('long', 'slow'),
  show: true,
};

runNamedPart({
  long: longTests.command,
  faults: besideTheSite('/faults/'),
  nodes: ['tsx', 'bin/test-nodes.ts'],
});

try {
  process.env.CHROMIUM_PATH = await findChromium();
  findServerPrograms();
  process.env.S3RVER_PATH = findS3Server();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

await lane([build]);
const guides: Step = {
  name: 'Guides',
  command: ['tsx', 'tests/checks/check-guide.ts', 'content', 'feature'],
};
const withoutModules: Step = { name: 'Without modules', command: ['tsx', 'tests/checks/check-modules.ts'] };
const beside = [longTests, faultTests, slowTests, withoutModules, guides];
await Promise.all([lane(beside), lane([slowBrowserTests])]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
