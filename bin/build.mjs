// `npm run build`: `vike build` into dist/builds/<name>, unless this source is already built.
// dist/server/index.mjs and site.mjs start the newest build.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const root = path.resolve(import.meta.dirname, '..');
const folders = ['database', 'lib', 'modules', 'pages', 'public', 'renderer', 'server'];
const files = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.chunks.ts',
  'vite.config.ts',
  'vite.styles.ts',
];
const builds = 'dist/builds';
const complete = 'complete';
/** The state of the source's files when it was built. */
const source = 'source.txt';
// The programs that operators start (vite.config.ts). The last one determines the build in use.
const programs = ['site.mjs', 'index.mjs'];
const keptBuilds = 3;
const aDay = 86_400_000;
// Tests, files that Vike writes next to configs during a build, and the pictures that the first start copies.
const ignored = /\.(test|spec)\.tsx?$|\.build-[^/]*\.mjs$|\/starter\/(pictures|drawings)\//;

/**
 * Builds the site into a new folder if its source has changed: a running site keeps the build it was started from, and
 * `dist/server` starts the new one next time. Reports a failed build. Returns whether `dist/` is up to date.
 */
export async function buildIfNeeded() {
  if (isBuilt()) return true;
  const release = await onlyBuilder();
  try {
    // What somebody writes during the build isn't in it.
    const signs = signsOfSource();
    const name = nameOfBuild();
    // Another process may have built it in the meantime, or it was built before an update that was rolled back.
    if (!isComplete(name) && !(await build(name))) return false;
    takeIntoUse(name);
    noteSource(name, signs);
    removeOldBuilds();
    return true;
  } finally {
    release();
  }
}

/** @param {string} name */
async function build(name) {
  const started = Date.now();
  process.stdout.write('Building the site …\n');
  const code = await vikeBuild(`${builds}/${name}`);
  if (code !== 0) {
    console.error('The build failed; see above for the reason.');
    return false;
  }
  await compressFiles(path.join(root, builds, name, 'client/assets'));
  // Written last, so an interrupted build is not complete.
  writeFileSync(path.join(root, builds, name, complete), '');
  process.stdout.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  return true;
}

/**
 * Makes `dist/server` start this build. Renames files, so that there is always a complete program to start.
 *
 * @param {string} name
 */
function takeIntoUse(name) {
  const previous = currentBuild();
  // Its age counts from now on.
  if (previous && isComplete(previous)) utimesSync(path.join(root, builds, previous), new Date(), new Date());
  mkdirSync(path.join(root, 'dist/server'), { recursive: true });
  for (const program of programs) {
    const file = path.join(root, 'dist/server', program);
    writeFileSync(`${file}.new`, starter(name, program));
    renameSync(`${file}.new`, file);
  }
}

/**
 * Collects garbage when the heap has doubled: V8 waits for about four times what is in use. After 200,000 requests the process
 * takes 184 MB instead of 215 to 254, for up to 7 % more processor time. A smaller new space ended at 230 MB.
 *
 * Keeps what Node.js has compiled, where its version can and the folder can be written. It is only of use to a process with the
 * same flags.
 *
 * @param {string} name
 * @param {string} program
 */
function starter(name, program) {
  return `import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
process.env.NODE_ENV ||= 'production';
setFlagsFromString('--heap-growing-percent=100');
module.enableCompileCache?.(fileURLToPath(new URL('../builds/${name}/compiled', import.meta.url)));
await import('../builds/${name}/server/${program}');
`;
}

// Browsers and a running server may need the files of an earlier build: keeps the last three and all that were in use
// less than a day ago.
function removeOldBuilds() {
  const current = currentBuild();
  const names = readdirSync(path.join(root, builds)).filter((name) => name !== current);
  const aged = names.map((name) => ({ name, usedAt: statSync(path.join(root, builds, name)).mtimeMs }));
  const spare = aged.sort((a, b) => b.usedAt - a.usedAt).slice(keptBuilds);
  for (const { name, usedAt } of spare) {
    if (Date.now() - usedAt > aDay) rmSync(path.join(root, builds, name), { recursive: true });
  }
}

/** @param {string} folder output folder, relative to the project */
function vikeBuild(folder) {
  const own = { NODE_ENV: 'production', VITE_CONFIG: '{"logLevel":"warn"}', BUILD_FOLDER: folder };
  const child = spawn(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => process.off('SIGTERM', stop));
}

// Waits until no other process builds here. The lock is SQLite's, on an empty database: it is released when its process
// ends, for whatever reason.
async function onlyBuilder() {
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

/** Whether `dist/server` starts a build of the current source. */
export function isBuilt() {
  const current = currentBuild();
  if (current === undefined || !isComplete(current)) return false;
  const noted = path.join(root, builds, current, source);
  const signs = signsOfSource();
  if (existsSync(noted) && readFileSync(noted, 'utf8') === signs) return true;
  if (current !== nameOfBuild()) return false;
  noteSource(current, signs);
  return true;
}

/**
 * Saves the next start from reading the source, if nobody touches it until then.
 *
 * @param {string} name
 * @param {string} signs
 */
function noteSource(name, signs) {
  try {
    writeFileSync(path.join(root, builds, name, source), signs);
  } catch {
    // An image may be read-only.
  }
}

// Changes with every write to a file, whatever its time of modification is set to.
function signsOfSource() {
  const signs = sourceFiles().map((name) => {
    const { size, ino, ctimeMs } = statSync(`${root}/${name}`);
    return `${name} ${size} ${ino} ${ctimeMs}`;
  });
  return signs.join('\n');
}

function currentBuild() {
  const file = path.join(root, 'dist/server/index.mjs');
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').match(/builds\/([0-9a-f]+)\//)?.[1];
}

/** @param {string} name */
function isComplete(name) {
  return existsSync(path.join(root, builds, name, complete));
}

// A hash of the source's contents, not of times, which a clone, a checkout or an image changes.
function nameOfBuild() {
  const hash = createHash('sha256');
  for (const name of sourceFiles()) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

function sourceFiles() {
  const atRoot = files.filter((name) => existsSync(path.join(root, name)));
  return [...folders.flatMap(filesIn), ...atRoot].sort();
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((name) => !ignored.test(name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit((await buildIfNeeded()) ? 0 : 1);
}

/**
 * Writes `<name>.br` beside each script and style sheet; `server/http/compressed.ts` sends them. Compressed as well as Brotli can,
 * which takes too long for an answer: a tenth smaller than what the server compresses while it answers.
 *
 * @param {string} folder with the files of a build for browsers
 */
async function compressFiles(folder) {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(css|js)$/.test(name)).map((name) => path.join(folder, name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await compress(content, { params }));
}
