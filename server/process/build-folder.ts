import { readdirSync } from 'node:fs';
import path from 'node:path';

// vite.config.ts defines it for a build; in development and tests it is undefined.
declare const BUILD_FOLDER: string | undefined;
const given = typeof BUILD_FOLDER === 'undefined' ? undefined : BUILD_FOLDER;

export const isBuilt = given !== undefined;

/** The build of this server: `client/` and `server/`. Each has its own folder, so a new one removes no files in use. */
export const buildFolder: string = path.resolve(given ?? 'dist');

/** The other existing builds: older ones, and a newer one that waits for a restart. */
export function otherBuilds(): string[] {
  if (!given) return [];
  const builds = path.dirname(buildFolder);
  const folders = readdirSync(builds).map((name) => path.join(builds, name));
  return folders.filter((folder) => folder !== buildFolder);
}
