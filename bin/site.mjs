// `npm run site -- <command>`: commands for the operator, while the site is running. `help` lists them.
import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfNeeded, isBuilt } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// The paths in `.env` are relative to the project, whatever the working directory.
process.chdir(root);
loadEnvFile(root);

const commands = path.join(root, 'dist/server/site.mjs');
// Uses the last build, because a new one could remove files that the running site serves.
if (!existsSync(commands)) {
  if (!(await buildIfNeeded())) process.exit(1);
} else if (!isBuilt()) {
  console.error(
    '(This is the site as it was last built; its source has changed since. See `npm run build`.)',
  );
}
await import(pathToFileURL(commands).href);
