// Imported first by what operators start: an older Node.js would fail later with words that don't help.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vinci needs Node.js 20.19 or newer (22 is best); this is ${process.versions.node}.\n` +
      'Get a newer one at https://nodejs.org and run `npm ci` again.',
  );
  process.exit(1);
}

// Compiled against the headers of Node.js 24.19 and newer it ends the process at some time: docs/decisions/0023.
const driver = path.resolve(
  import.meta.dirname,
  '../node_modules/better-sqlite3/build/Release/better_sqlite3.node',
);
if (major >= 24 && existsSync(driver) && readFileSync(driver).includes('RemoveEnvironmentCleanupHook')) {
  console.error(
    `On Node.js ${process.versions.node} the database’s driver, as it was compiled, may end the site at any time.\n` +
      'Use Node.js 22 and run `npm ci` again, or see “Versions of Node.js” in docs/operate.md.',
  );
}
