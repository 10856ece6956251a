import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = /\.(test|spec)\.tsx?$|(^|\/)test-/;

function rooms(folder: string) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !isTest.test(name));
  return { folders, files: files.map(({ name }) => name) };
}

const roomOf = (file: string) => /^[^/]+\/?/.exec(file)?.[0] ?? '';

/** Imports between the rooms of a folder: 'activity/ → content/'. */
function arrows(folder: string): [from: string, to: string][] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const imported = new RegExp(`(?:from|import\\(|import)\\s*'(#${folder}/|\\.[^']*/)([^']*)'`, 'g');
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, folder, file), 'utf8');
      return [...source.matchAll(imported)].map(([, place = '', rest = '']) => {
        const inside = place.startsWith('#') ? '' : path.join(path.dirname(file), place);
        return `${roomOf(file)} ${roomOf(path.join(inside, rest))}`;
      });
    });
  const between = [...new Set(found)].map((each) => each.split(' ') as [string, string]);
  return between.filter(([from, to]) => from !== to && !to.startsWith('..'));
}

const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** As the architecture draws them, the lowest first. */
function floorsOf(title: string) {
  const [, drawn = ''] =
    new RegExp(`## Floors of ${title}\\n[^#]*?\`\`\`\\n([^\`]+)\`\`\``).exec(architecture) ?? [];
  return drawn.trim().split('\n').reverse();
}

describe.each([
  { title: 'the server', folder: 'server', mostClimbing: 6 },
  { title: 'the kit of the back office', folder: 'renderer/only-us/ui', mostClimbing: 0 },
])('$title', ({ title, folder, mostClimbing }) => {
  const floors = floorsOf(title);
  const floorOf = (room: string) => floors.findIndex((floor) => floor.split(' ').includes(room));

  test('is drawn by the architecture with every room', () => {
    const { folders, files } = rooms(folder);
    expect(floors.flatMap((floor) => floor.split(' ').filter(Boolean)).sort()).toEqual(
      [...folders, ...files].sort(),
    );
  });

  test('has few imports that climb from a floor to a higher one', () => {
    const climbing = arrows(folder).filter(([from, to]) => floorOf(from) <= floorOf(to));
    expect(climbing.length, climbing.join('\n')).toBeLessThanOrEqual(mostClimbing);
  });
});

test('the kit of the back office has at most 25 folders on five floors', () => {
  expect(rooms('renderer/only-us/ui').folders.length).toBeLessThanOrEqual(25);
  expect(floorsOf('the kit of the back office').length).toBeLessThanOrEqual(5);
});
