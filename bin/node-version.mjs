// Imported first by the programs that operators start: an older Node.js would fail later with an obscure message.
import { existsSync } from 'node:fs';
import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vinci needs Node.js 20.19 or newer (24 is recommended); this is ${process.versions.node}.\n` +
      'Get a newer one at https://nodejs.org and run `npm ci` again.',
  );
  process.exit(1);
}

const packages = path.resolve(import.meta.dirname, '../node_modules');
if (!existsSync(path.join(packages, 'better-sqlite3'))) {
  console.error('The packages are not installed yet. Run `npm ci` first.');
  process.exit(1);
}

// npm installs the driver that database/driver.mjs uses here only if it runs on such a Node.js.
const driver = path.join(packages, 'better-sqlite3-for-node-20');
if (Number(process.versions.napi) < 10 && !existsSync(driver)) {
  console.error(
    `The packages were installed with a newer Node.js than this one (${process.versions.node}). Run \`npm ci\` again.`,
  );
  process.exit(1);
}
