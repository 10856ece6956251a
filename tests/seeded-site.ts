import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startSite } from './site.ts';

/**
 * Before all browser tests: a first start of the built site, whose database and uploads the tests' sites are copied
 * from (https://playwright.dev/docs/test-global-setup-teardown). Returns a function that removes it afterwards.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const site = await startSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-seeded-'));
  try {
    const db = openDatabase(path.join(site.folder, 'vinci.db'));
    db.$client.prepare('vacuum into ?').run(path.join(folder, 'vinci.db'));
    db.$client.close();
    await cp(path.join(site.folder, 'uploads'), path.join(folder, 'uploads'), { recursive: true });
  } finally {
    await site.stop();
  }
  // The workers read it when they start their sites.
  process.env.SEEDED_SITE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
