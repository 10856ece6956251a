import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = /\.(test|spec)\.tsx?$|(^|\/)test-/;

function rooms(folder: string) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !isTest.test(name));
  return { folders, files: files.map(({ name }) => name) };
}

const roomOf = (file: string) => /^[^/]+\/?/.exec(file)?.[0] ?? '';

/** Imports between rooms of the server: 'activity/ → content/'. */
function arrows(): [from: string, to: string][] {
  const files = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, 'server', file), 'utf8');
      const imports = [...source.matchAll(/(?:from|import\(|import)\s*'(#server\/|\.[^']*\/)([^']*)'/g)];
      return imports.map(([, place = '', rest = '']) => {
        const folder = place === '#server/' ? '' : path.join(path.dirname(file), place);
        return `${roomOf(file)} ${roomOf(path.join(folder, rest))}`;
      });
    });
  const between = [...new Set(found)].map((each) => each.split(' ') as [string, string]);
  return between.filter(([from, to]) => from !== to && !to.startsWith('..'));
}

const [, drawn = ''] =
  /## Floors of the server\n[^#]*?```\n([^`]+)```/.exec(
    readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'),
  ) ?? [];
const floors = drawn.trim().split('\n').reverse();
const floorOf = (room: string) => floors.findIndex((floor) => floor.split(' ').includes(room));

test('the architecture draws every room of the server', () => {
  const { folders, files } = rooms('server');
  expect(floors.flatMap((floor) => floor.split(' ').filter(Boolean)).sort()).toEqual(
    [...folders, ...files].sort(),
  );
});

test('few imports climb from a floor of the server to a higher one', () => {
  const climbing = arrows().filter(([from, to]) => floorOf(from) <= floorOf(to));
  expect(climbing.length, climbing.join('\n')).toBeLessThanOrEqual(6);
});

test('the kit of the back office has at most 25 folders', () => {
  expect(rooms('renderer/only-us/ui').folders.length).toBeLessThanOrEqual(25);
});
