// `npm start`: creates `.env` and builds the site, each only if needed, and serves it.
// Plain JavaScript, because loading a TypeScript runner would double the startup time.
import './node-version.mjs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { createEnvFile, loadEnvFile } from './env-file.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// The paths in `.env` are relative to the project, whatever the working directory.
process.chdir(root);

// With the secret in the environment, as with most hosting, no `.env` is needed.
if (!process.env.AUTH_SECRET && createEnvFile(root))
  process.stdout.write('Created .env with a fresh AUTH_SECRET.\n');
if (!(await buildIfNeeded())) process.exit(1);

loadEnvFile(root);
stopWithNpm();
await import(pathToFileURL(path.join(root, 'dist/server/index.mjs')).href);

/** npm runs scripts in a shell, and a SIGTERM to npm ends only that shell: Node would keep running without a parent. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
