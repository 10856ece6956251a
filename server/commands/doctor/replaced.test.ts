import { copyFileSync, renameSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { lockSite } from '../../process/lock-site.ts';
import { closeServices, openServices } from '../../start/open-services.ts';
import { at, eachTestInItsFolder, makeSite, settings } from '../../start/test-sites.ts';
import { runCommand } from '../run.ts';

eachTestInItsFolder();
afterEach(() => void vi.unstubAllEnvs());

async function examined() {
  const lines: string[] = [];
  await runCommand(['doctor'], (line) => lines.push(line)).catch(() => undefined);
  return lines.join('\n');
}

test('the doctor reports a database that was replaced while the site runs, until it is restarted', async () => {
  await makeSite('one', 1);
  const env = settings('one');
  for (const name of ['DATABASE_URL', 'UPLOADS_DIR', 'AUTH_SECRET'] as const) vi.stubEnv(name, env[name]);
  const unlock = lockSite(env);
  const services = await openServices(env);
  services.health.checkAfterStart();
  expect(await examined()).toContain('The database is intact.');
  copyFileSync(at('one', 'vinci.db'), at('one', 'copy.db'));
  renameSync(at('one', 'copy.db'), at('one', 'vinci.db'));
  await expect.poll(() => services.health.isReplaced()).toBe(true);
  expect(await examined()).toContain('✗ The database was replaced while the site was running');
  closeServices(services);
  unlock();
  const lockAgain = lockSite(env);
  expect(await examined()).toContain('The database is intact.');
  lockAgain();
});
