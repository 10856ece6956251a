// `npm start`: makes `.env`, builds the site, and serves it, each only when needed.
// Plain JavaScript, because loading a TypeScript runner would double the time of a start.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { createEnvFile } from './env-file.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vinci needs Node.js 20.19 or newer (22 and 24 are fine); this is ${process.versions.node}.\n` +
      'Get a newer one at https://nodejs.org and run `npm ci` again.',
  );
  process.exit(1);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// The paths in `.env` are relative to the project, wherever the command was given.
process.chdir(root);

// With the secret in the shell's environment, as on most hosting, there is nothing to make.
if (!process.env.AUTH_SECRET && createEnvFile(root))
  process.stdout.write('Made .env with a fresh AUTH_SECRET.\n');
if (!(await buildIfNeeded(root))) process.exit(1);

// What the shell says wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL(path.join(root, 'dist/server/index.mjs')).href);
