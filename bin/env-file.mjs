import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Creates `.env` from `.env.example` with a fresh AUTH_SECRET, readable only by its owner. An existing `.env` stays
 * unchanged.
 *
 * @param {string} root folder of the project
 * @returns {boolean} whether it created one
 */
export function createEnvFile(root) {
  const file = path.join(root, '.env');
  if (existsSync(file)) return false;
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const secret = randomBytes(32).toString('base64url');
  const temporary = `${file}.${process.pid}.new`;
  const settings = example.replace(/^AUTH_SECRET=.*$/m, `AUTH_SECRET=${secret}`);
  try {
    writeFileSync(temporary, settings, { mode: 0o600 });
    // A link, unlike a rename, fails if another start was first: both must continue with one secret.
    linkSync(temporary, file);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    console.error(`The settings can’t be written to ${file} (${code}).`);
    console.error(
      'Give the user that starts the site the right to write there, or set AUTH_SECRET in its environment.',
    );
    process.exit(1);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Loads `.env`, if there is one, into the environment. The shell's values take precedence unless they are empty, which
 * counts as not set. NODE_ENV defaults to production.
 *
 * @param {string} root folder of the project
 */
export function loadEnvFile(root) {
  const file = path.join(root, '.env');
  const text = existsSync(file) ? readSettings(file) : '';
  const problems = problemsIn(text);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  const settings = parseEnv(text);
  for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
  process.env.NODE_ENV ||= 'production';
}

/** @param {string} file */
function readSettings(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`The settings in ${file} can’t be read (${/** @type {Error} */ (error).message}).`);
    console.error('Give the user that starts the site the right to read it.');
    process.exit(1);
  }
}

const assignment = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(?:(["'`])[\s\S]*?\2(.*)|(.*))$/gm;

/**
 * A sentence for each value that `parseEnv` would cut or leave out without a word.
 *
 * @param {string} text
 */
function problemsIn(text) {
  const found = [];
  for (const [, name, , rest = '', bare = ''] of text.matchAll(assignment)) {
    if (/\S/.test(rest.replace(/#.*/, '')))
      found.push(`${name} in .env: the value would end at its second quote. Use other quotes around it.`);
    if (/^["'`]/.test(bare)) found.push(`${name} in .env: the quote at its beginning has no end.`);
    else if (/\S#/.test(bare.replace(/\s#.*/, '')))
      found.push(`${name} in .env: # begins a comment, so the value would end there. Put it in quotes.`);
  }
  return found;
}
