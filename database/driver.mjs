import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// 13 is built on Node-API 10 and crashes on a Node.js that lacks it: docs/decisions/0034.
const driver = Number(process.versions.napi) >= 10 ? 'better-sqlite3' : 'better-sqlite3-for-node-20';

/**
 * The SQLite driver: better-sqlite3 13, or 12 on Node.js 20, with the same API.
 *
 * @type {typeof import('better-sqlite3')}
 */
const SQLite = require(driver);
export default SQLite;
