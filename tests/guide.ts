import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const index = read('docs/operate.md');
const listed = [...index.matchAll(/\((operate\/[a-z]+\.md)\)/g)].map(([, name]) => `docs/${name}`);

/** docs/operate.md and its chapters, in the order of its list, by path. Tests follow them literally. */
export const chapters: Record<string, string> = Object.fromEntries([
  ['docs/operate.md', index],
  ...listed.map((name) => [name, read(name)]),
]);

/** All of them in one text. */
export const guide: string = Object.values(chapters).join('\n');

/** Its code blocks in a language, verbatim. */
export function blocksOf(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms');
  return [...guide.matchAll(fence)].map(([, block = '']) => block);
}
