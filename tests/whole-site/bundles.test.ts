import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundles } from '#vite.chunks.ts';

// A file that was renamed falls out of its bundle: then every screen that shares it asks for one file more.
test('each file that a bundle names is there', () => {
  const files = execFileSync('git', ['ls-files', 'lib', 'renderer'], { encoding: 'utf8' }).split('\n');
  const named = Object.values(bundles)
    .flat()
    .filter((path) => /^(lib|renderer)\//.test(path))
    .flatMap(alternatives);
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((path) => !files.some((file) => new RegExp(`^${path}\\.tsx?$`).test(file)));
  expect(missing).toEqual([]);
});

/** `a(b|c)d` as `abd` and `acd`. */
function alternatives(path: string): string[] {
  const group = /\(([^()]*)\)/.exec(path);
  if (!group) return [path];
  const [whole, inside = ''] = group;
  return inside.split('|').flatMap((choice) => alternatives(path.replace(whole, () => choice)));
}
