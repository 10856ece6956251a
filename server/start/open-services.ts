import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Database, databasePath } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { isReplaced } from '#database/replaced.ts';
import { findSettings } from '#database/site-settings.ts';
import { keepSnapshot } from '#database/snapshots.ts';
import { instantAt, localTime, yearAt } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { nextTurn } from '#lib/opening-hours.ts';
import { openTranslatedDatabase } from '#server/lens/translated-database.ts';
import { createAuth } from '../auth/endpoints.ts';
import { readBrand } from '../brand/read-brand.ts';
import { rememberBlocks } from '../content/blocks.ts';
import { openContentVersion } from '../content/content-version.ts';
import { openPresence } from '../content/presence/presence.ts';
import { openSchedules } from '../content/schedules/runner.ts';
import type { Env } from '../env.ts';
import { sweepOrphans } from '../files/orphans.ts';
import { openFileStore } from '../files/store.ts';
import { backfillChecksums } from '../files/stored-files.ts';
import { openHealth } from '../health/health.ts';
import { openFutureSites } from '../lens/future-sites.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { openAnswers } from '../page-cache/answers.ts';
import { buildFolder } from '../process/build-folder.ts';
import { isAnyUnderWay } from '../process/exclusive-work.ts';
import { createLog } from '../process/log.ts';
import { rebuildSearchIndex } from '../search/rebuild.ts';
import type { OpenService, Service, Services } from '../services.ts';
import { nextPublications } from '../site/points.ts';
import { claimUploads, openSiteDatabase, refuseNewSite } from './site-folders.ts';

/** Opens everything that the site needs: database (migrated), files, accounts. `closeServices` closes it. */
export async function openServices(env: Env, now = () => new Date()): Promise<Services> {
  const { log, lastError } = createLog(env);
  const uploads = path.resolve(env.UPLOADS_DIR);
  refuseNewSite(env);
  const db = openSiteDatabase(databasePath(env.DATABASE_URL), env);
  const { snapshot } = migrateDatabase(db);
  mkdirSync(uploads, { recursive: true });
  const { begun } = claimUploads(db, uploads, env);
  if (begun) await sweepOrphans(db, uploads, { begun });
  if (snapshot) {
    rebuildSearchIndex({ db });
    const kept = keepSnapshot(snapshot);
    log.info({ snapshot: kept }, 'The database was migrated; the snapshot is from before');
  }
  // Of each start: a database that was restored is of this version already.
  await backfillChecksums(db, uploads);
  return createServices({ env, log, lastError, db, now });
}

type Needs = Pick<Services, 'env' | 'log' | 'db' | 'now'> & Partial<Pick<Services, 'lastError'>>;

export async function createServices(needs: Needs): Promise<Services> {
  const { db, env, log, lastError = () => null } = needs;
  const pictures = env.NODE_ENV === 'production' ? path.join(buildFolder, 'client') : path.resolve('public');
  const folder = path.resolve(env.UPLOADS_DIR);
  const files = await openFileStore({ db, log, site: pictures, folder });
  const isMoving = () => isAnyUnderWay(folder);
  const content = openContentVersion(needs, () => nextChange(needs), isMoving);
  const health = openHealth({ ...needs, files });
  rememberBlocks(db);
  const translated = openTranslations(db);
  const services: Services = {
    service: servicesOf(() => services),
    ...{ ...needs, lastError, files, health, auth: createAuth(needs), content },
    translated,
    futures: openFutureSites(db),
    replaceDatabase: () => Promise.reject(new Error('Only the process of a running site can do this.')),
    answers: openAnswers(() => services),
    openedAt: needs.now(),
    // Through `services`, whose clock a test may set.
    presence: openPresence(() => services.now()),
    schedules: openSchedules({ db, log, content, now: () => services.now() }),
  };
  return services;
}

// The earliest publication of all modules, or what is on every page: the new year, and whether the company is open.
function nextChange(context: ModuleContext): Date | null {
  const instants = offered(nextPublications).flatMap((next) => next(context) ?? []);
  const all = [...instants, ...nextTurns(context)];
  return all.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

// None while the site has no settings: they are created on its very first start.
function nextTurns({ db, now }: ModuleContext): Date[] {
  const settings = findSettings(db);
  if (!settings) return [];
  const { timeZone } = settings;
  const turn = nextTurn(localTime(now(), timeZone), readBrand(db).hours);
  const turns = [`${yearAt(now(), timeZone) + 1}-01-01T00:00`, turn ?? ''];
  return turns.flatMap((local) => instantAt(local, timeZone) ?? []);
}

// Opened by the first page that is read in the language, and kept.
function openTranslations(db: Database) {
  const opened = new Map<Language, Database>();
  const inLanguage = (language: Language) => {
    const translated = opened.get(language) ?? openTranslatedDatabase(db, language);
    opened.set(language, translated);
    return translated;
  };
  const close = () => {
    for (const each of opened.values()) each.$client.close();
  };
  return Object.assign(inLanguage, { close });
}

/** Opens each service when it is first asked for. */
function servicesOf(site: () => Services): OpenService {
  const opened = new Map<Service<unknown>, unknown>();
  const service = <Part>(of: Service<Part>) => {
    if (!opened.has(of)) opened.set(of, of.open(site()));
    return opened.get(of) as Part;
  };
  const close = () => {
    for (const [of, part] of opened) {
      try {
        of.close?.(part);
      } catch (err) {
        site().log.warn({ err }, 'A part of the site could not be closed');
      }
    }
  };
  return Object.assign(service, { close });
}

export function closeServices(services: Services): void {
  const { service, db, translated, futures } = services;
  service.close();
  futures.close();
  translated.close();
  if (!isReplaced(db.$client)) db.$client.close();
}
