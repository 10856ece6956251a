// Preloaded into a site (`--import`): appends each statement that SQLite compiles to the file in COMPILED_QUERIES, as a line of
// JSON with its query plan, and each that it runs to the one in RUN_QUERIES, if that is set.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const log = process.env.COMPILED_QUERIES ?? '';
const runs = process.env.RUN_QUERIES;

for (const name of ['better-sqlite3', 'better-sqlite3-for-node-20']) {
  const Driver = load(name);
  if (!Driver) continue;
  class Counted extends Driver {
    /**
     * @override
     * @param {string} sql
     * @returns {any}
     */
    prepare(sql) {
      const statement = super.prepare(sql);
      const isRead = statement.reader && /^\s*(select|with)/i.test(sql);
      const plan = isRead ? planOf(super.prepare(`explain query plan ${sql}`)) : [];
      appendFileSync(log, `${JSON.stringify({ sql, plan })}\n`);
      if (runs) logRuns(statement, sql, runs);
      return statement;
    }
  }
  const loaded = require.cache[require.resolve(name)];
  if (loaded) loaded.exports = Counted;
}

/**
 * @param {any} statement
 * @param {string} sql
 * @param {string} file
 */
function logRuns(statement, sql, file) {
  for (const method of ['run', 'get', 'all']) {
    const run = statement[method];
    statement[method] = function runLogged(/** @type {unknown[]} */ ...values) {
      appendFileSync(file, `${JSON.stringify(sql)}\n`);
      return run.apply(this, values);
    };
  }
}

/** @param {string} name */
function load(name) {
  try {
    return /** @type {typeof import('better-sqlite3')} */ (require(name));
  } catch {
    return null; // made for another version of Node.js
  }
}

/** @param {import('better-sqlite3').Statement} explain */
function planOf(explain) {
  for (let parameters = 0; parameters < 40; parameters += 1) {
    try {
      const steps = /** @type {{ detail: string }[]} */ (explain.all(...Array(parameters).fill(null)));
      return steps.map(({ detail }) => detail);
    } catch {
      // It has more.
    }
  }
  return [];
}
