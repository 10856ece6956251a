import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Side {
  path?: string | string[];
  pathNot?: string | string[];
}
const rules: { name: string; from: Side; to: Side }[] = createRequire(import.meta.url)(
  path.join(root, '.dependency-cruiser.cjs'),
).forbidden;

test.each(rules)('every path of the border $name exists', ({ from, to }) => {
  const patterns = [from.path, from.pathNot, to.path, to.pathNot].flat().filter((each) => each !== undefined);
  const matchNothing = patterns.flatMap(variants).filter((each) => {
    const expression = new RegExp(each);
    return !files.some((file) => expression.test(file));
  });
  expect(matchNothing).toEqual([]);
});

// One expression for each of the alternatives: `a/(b|c)` hides that only one of them still matches.
function variants(pattern: string): string[] {
  // Where a path begins isn't an alternative: `(^|/)`.
  const group = /\(([^()^]*\|[^()^]*)\)/.exec(pattern);
  // What the other side captured.
  if (!group) return pattern.replace('$1', '[^/]+').split(/\|(?![^(]*\))/);
  const [whole, words = ''] = group;
  return words.split('|').flatMap((word) => variants(pattern.replace(whole, () => word)));
}

const code = ['bin', 'database', 'lib', 'modules', 'pages', 'renderer', 'server', 'tests'];
const files = [...code, 'node_modules/lucide-react'].flatMap(filesIn).concat(packages());

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`);
}

// A package's own files aren't needed: the borders name packages.
function packages() {
  const names = readdirSync(path.join(root, 'node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(root, 'node_modules', name)).map((own) => `${name}/${own}`)
      : [name],
  );
  return names.map((name) => `node_modules/${name}/package.json`);
}
