// `npm run test:slow`: what takes long or needs other programs, and rarely breaks: a hundred thousand requests, processes
// killed twenty times over, next-auth's own client, nginx and Caddy in front, the guides' own blocks, backups to an S3
// server. Every change that lands passes it, beside `npm test`.
import { findChromium } from './chromium.ts';
import { lane, passedSoFar } from './lanes.ts';
import { findS3Server } from './s3-server.ts';
import { findServerPrograms } from './server-programs.ts';
import { build, type Step, slowBrowserTests, slowTests, total } from './steps.ts';

try {
  process.env.CHROMIUM_PATH = await findChromium();
  findServerPrograms();
  process.env.S3RVER_PATH = findS3Server();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

await lane([build]);
const newContent: Step = { name: 'New content', command: ['tsx', 'bin/check-new-content.ts'] };
await Promise.all([lane([slowTests]), lane([slowBrowserTests, newContent])]);
process.stdout.write(`\n${total(passedSoFar())}\n`);
