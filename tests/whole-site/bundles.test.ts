import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundles } from '#vite.chunks.ts';

// A file that was renamed falls out of its bundle: then every screen that shares it asks for one file more.
test('each file that a bundle names is there', () => {
  const files = ['lib', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  const named = Object.values(bundles)
    .flat()
    .filter((name) => /^(lib|renderer)\//.test(name))
    .flatMap(alternatives);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((name) => !files.some((file) => new RegExp(`^${name}\\.tsx?$`).test(file)));
  expect(missing).toEqual([]);
});

/** `a(b|c)d` as `abd` and `acd`. */
function alternatives(name: string): string[] {
  const group = /\(([^()]*)\)/.exec(name);
  if (!group) return [name];
  const [whole, inside = ''] = group;
  return inside.split('|').flatMap((choice) => alternatives(name.replace(whole, () => choice)));
}
