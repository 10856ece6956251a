// `npm start`: makes `.env`, builds the site, and serves it, each only when needed.
// Plain JavaScript, because loading a TypeScript runner would double the time of a start.
import './node-version.mjs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { createEnvFile, loadEnvFile } from './env-file.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// The paths in `.env` are relative to the project, wherever the command was given.
process.chdir(root);

// With the secret in the shell's environment, as on most hosting, there is nothing to make.
if (!process.env.AUTH_SECRET && createEnvFile(root))
  process.stdout.write('Made .env with a fresh AUTH_SECRET.\n');
if (!(await buildIfNeeded(root))) process.exit(1);

loadEnvFile(root);
stopWithNpm();
await import(pathToFileURL(path.join(root, 'dist/server/index.mjs')).href);

/** npm runs a script in a shell, and a SIGTERM for npm ends only that shell: node would go on without a parent. */
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
