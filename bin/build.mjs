// `npm run build`: `vike build`, unless `dist/` already holds the site as it is written here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = ['database', 'modules', 'pages', 'public', 'renderer', 'server'];
const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
// Tests, and what Vike writes beside configs while it builds.
const ignored = /\.(test|spec)\.tsx?$|\.build-[^/]*\.mjs$/;

/**
 * Builds the site into `dist/` when its source has changed. Says so when a build fails.
 *
 * @param {string} root folder of the project
 * @returns {Promise<boolean>} whether `dist/` is up to date now
 */
export async function buildIfNeeded(root) {
  if (isBuilt(root)) return true;
  const release = await onlyBuilder(root);
  try {
    // Whoever built before us may have built the same.
    return isBuilt(root) || (await build(root));
  } finally {
    release();
  }
}

/** @param {string} root */
async function build(root) {
  const stamp = stampOf(root);
  const started = Date.now();
  process.stdout.write('Building the site …\n');
  // Without a stamp a build that fails half-way is not taken for one that worked.
  rmSync(stampFile(root), { force: true });
  const code = await vikeBuild(root);
  if (code !== 0) {
    console.error('The build failed; what is wrong stands above.');
    return false;
  }
  writeFileSync(stampFile(root), stamp);
  process.stdout.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  return true;
}

/** @param {string} root */
function vikeBuild(root) {
  const env = { ...process.env, NODE_ENV: 'production', VITE_CONFIG: '{"logLevel":"warn"}' };
  const child = spawn(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => process.off('SIGTERM', stop));
}

/**
 * Waits until no other process builds here. The lock is SQLite's own on an empty database: it goes away with
 * its process, however that ends.
 *
 * @param {string} root
 */
async function onlyBuilder(root) {
  const { default: SQLite } = await import('../database/driver.mjs');
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const lock = new SQLite(path.join(root, 'dist/build.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'SQLITE_BUSY') throw error;
    process.stdout.write('Waiting for another build …\n');
    lock.pragma('busy_timeout = 600000');
    lock.exec('BEGIN EXCLUSIVE');
  }
  return () => lock.close();
}

/**
 * Is what `dist/` holds the site as it is written now?
 *
 * @param {string} root folder of the project
 */
export function isBuilt(root) {
  if (!existsSync(path.join(root, 'dist/server/index.mjs')) || !existsSync(stampFile(root))) return false;
  return readFileSync(stampFile(root), 'utf8') === stampOf(root);
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'dist/source.sha256');
}

/**
 * The source in one number. Contents, not times: a clone, a checkout or a container image changes those.
 *
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash('sha256');
  const names = [...folders.flatMap((folder) => filesIn(root, folder)), ...files].sort();
  for (const name of names.filter((each) => existsSync(path.join(root, each)))) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(root, name);
    return ignored.test(name) ? [] : [name];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  process.exit((await buildIfNeeded(root)) ? 0 : 1);
}
