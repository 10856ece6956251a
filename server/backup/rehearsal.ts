import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';
import type { Env } from '../env.ts';

// A rehearsal is a backup that is restored beside the site: its database in a folder of its own, which the site opens to read, its
// pictures among those of the site, where their random names disturb nobody. All that is known of it is in that folder, so that a
// command and a restarted site find it. A killed one was never renamed to it.

/** How long it can be looked at. */
const lasts = 60 * 60_000;

const schema = z.object({
  /** The name of the backup's file. */
  backup: z.string(),
  madeAt: z.coerce.date(),
  startedAt: z.coerce.date(),
  by: z.string().nullable(),
  /** Pictures that the site no longer had. */
  added: z.array(z.string()),
});

/** A backup that is restored beside the site. */
export type Rehearsal = z.infer<typeof schema> & { until: Date };

/** Its folder. */
export function rehearsalFolder(env: Env): string {
  return path.join(path.dirname(databasePath(env.DATABASE_URL)), 'rehearsal');
}

/** The database of a rehearsal. */
export function rehearsedDatabase(env: Env): string {
  return path.join(rehearsalFolder(env), 'site.db');
}

/** The rehearsal of now; null when there is none, or its hour is over. */
export function readRehearsal(env: Env, now: Date): Rehearsal | null {
  try {
    const about = schema.parse(
      JSON.parse(readFileSync(path.join(rehearsalFolder(env), 'about.json'), 'utf8')),
    );
    const until = new Date(about.startedAt.getTime() + lasts);
    return until > now ? { ...about, until } : null;
  } catch {
    return null;
  }
}
