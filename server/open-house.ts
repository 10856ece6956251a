import path from 'node:path';
import { type Database, databasePath, openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { createAuth } from './auth/index.ts';
import { buildFolder } from './build-folder.ts';
import type { Env } from './env.ts';
import { noteChecksums } from './files/note-checksums.ts';
import { openFileStore } from './files/store.ts';
import type { House } from './house.ts';
import { createLog, type Log } from './log.ts';
import { rebuildSearchIndex } from './search/rebuild.ts';
import { openContentVersion } from './site/content-version.ts';

/** Opens everything that the site needs: database (migrated), files, accounts. `closeHouse` ends it. */
export async function openHouse(env: Env, now = () => new Date()): Promise<House> {
  const log = createLog(env);
  const db = openDatabase(databasePath(env.DATABASE_URL));
  const { snapshot } = migrateDatabase(db);
  if (snapshot) {
    log.info({ snapshot }, 'The database was migrated; this is how it was before');
    rebuildSearchIndex(db);
    await noteChecksums(db, path.resolve(env.UPLOADS_DIR));
  }
  return furnish({ env, log, db, now });
}

/** The house around a migrated database. */
export async function furnish(needs: { env: Env; log: Log; db: Database; now(): Date }): Promise<House> {
  const { db, env, log } = needs;
  const site = env.NODE_ENV === 'production' ? path.join(buildFolder, 'client') : path.resolve('public');
  const files = await openFileStore({ db, log, site, folder: path.resolve(env.UPLOADS_DIR) });
  return { ...needs, files, auth: createAuth(needs), content: openContentVersion(db, needs.now) };
}

/** Closes the database, with everything written. */
export function closeHouse(house: House): void {
  house.db.$client.close();
}
