import { readdirSync } from 'node:fs';
import path from 'node:path';

// vite.config.ts defines it for a build; in development and tests there is none.
declare const BUILD_FOLDER: string | undefined;
const given = typeof BUILD_FOLDER === 'undefined' ? undefined : BUILD_FOLDER;

/**
 * Where the build lies that this server came out of: `client/` for browsers, `server/` for Node.js. Each build has a
 * folder of its own, so that a new one takes nothing away from the server that is still running (bin/build.mjs).
 */
export const buildFolder: string = path.resolve(given ?? 'dist');

/** The other builds that are still there: older ones, and a newer one that waits for a restart. */
export function otherBuilds(): string[] {
  if (!given) return [];
  const builds = path.dirname(buildFolder);
  const folders = readdirSync(builds).map((name) => path.join(builds, name));
  return folders.filter((folder) => folder !== buildFolder);
}
