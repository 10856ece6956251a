// Imported first by what operators start: an older Node.js would fail later with words that don't help.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Vinci needs Node.js 20.19 or newer (22 and 24 are fine); this is ${process.versions.node}.\n` +
      'Get a newer one at https://nodejs.org and run `npm ci` again.',
  );
  process.exit(1);
}
