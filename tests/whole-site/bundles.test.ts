import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundles } from '#vite.chunks.ts';
import { unusedComponents } from '#vite.styles.ts';

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

// Their styles are left out of the build.
test('no screen has a component without styles, or props by the width of the screen', () => {
  const files = ['modules', 'pages', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const used = files.flatMap((file) => {
    const [, names = ''] = /import \{([^}]+)\} from '@radix-ui\/themes'/.exec(file) ?? [];
    return names.split(',').map((name) => `.rt-${name.trim()}`);
  });
  expect(new Set(used).size).toBeGreaterThan(30);
  expect(used.filter((name) => unusedComponents.test(name))).toEqual([]);
  const responsive = files.flatMap(
    (file) =>
      file.match(
        /\b\w+=\{\{ initial:|variant="classic"|\b(grid(Row|Column)|justify(Items|Self))\w*=|\bDropdownMenu\.(Sub|Radio|Checkbox)|<Grid[^>]* rows=/g,
      ) ?? [],
  );
  expect(responsive).toEqual(['orientation={{ initial:']);
});

/** `a(b|c)d` as `abd` and `acd`. */
function alternatives(name: string): string[] {
  const group = /\(([^()]*)\)/.exec(name);
  if (!group) return [name];
  const [whole, inside = ''] = group;
  return inside.split('|').flatMap((choice) => alternatives(name.replace(whole, () => choice)));
}
